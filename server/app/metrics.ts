/** The metrics of `/metrics` (docs/operations.md, What to watch). */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { bearerCheck } from '../adapters/bearer.ts'
import { countWaitingMail } from '../areas/mailbox/outbox.service.ts'
import type { Services } from '../context.ts'
import type { Store } from '../db/store.ts'
import type { Metrics } from '../lib/metrics.ts'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Wraps a store to measure its writes: duration, and whether committed or rolled back. */
function countedStore(store: Store, registry: Registry): Store {
  const writes = new Histogram({
    name: 'obra_store_write_seconds',
    help: 'Seconds from asking for a write to the end of its commit, by outcome.',
    labelNames: ['outcome'],
    buckets: seconds,
    registers: [registry],
  })
  return {
    ...store,
    async write(work) {
      const end = writes.startTimer()
      try {
        const value = await store.write(work)
        end({ outcome: 'committed' })
        return value
      } catch (error) {
        end({ outcome: 'undone' })
        throw error
      }
    },
  }
}

function addGauges(services: Services, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read())
      },
    })
  const { store, streams } = services
  gauge('obra_streams_open', 'Streams of events that are open.', () => streams.count())
  // -1 if the store is unavailable: the other metrics matter all the more then.
  gauge('obra_mails_waiting', 'Recipients of mail to the outside that is not sent yet; -1 without a store.', () =>
    countWaitingMail(services).catch(() => -1),
  )
  const { connections } = store
  if (!connections) return
  const pool = new Gauge({
    name: 'obra_postgres_connections',
    help: 'Connections to PostgreSQL by state, and the queries that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(connections())) pool.set({ state }, count)
    },
  })
}

/** The services with metrics; reading them requires `token`. */
export function withMetrics(services: Services, token: string): Services {
  const registry = new Registry()
  const counted: Services = { ...services, store: countedStore(services.store, registry) }
  collectDefaultMetrics({ register: registry })
  addGauges(counted, registry)
  const requests = new Counter({
    name: 'obra_requests_total',
    help: 'Answers by operation of the contract and status; what is no operation counts as «other».',
    labelNames: ['operation', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'obra_request_seconds',
    help: 'Seconds from the request to its answer, by operation.',
    labelNames: ['operation'],
    buckets: seconds,
    registers: [registry],
  })
  const metrics: Metrics = {
    answered(operation, status, took) {
      requests.inc({ operation, status })
      durations.observe({ operation }, took)
    },
    allows: bearerCheck(token),
    page: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
  return { ...counted, metrics }
}
