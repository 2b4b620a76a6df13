import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely'
import pg from 'pg'
import type { Store, WatchQuery } from './store.ts'
import { channel, createPostgresListener } from './postgres-listener.ts'
import type { Database } from './schema.ts'
import { createTopics } from './topics.ts'

const serializationFailures = new Set(['40001', '40P01'])

/**
 * SSDs read at random as fast as in sequence: with the default of 4 the planner scans tables instead of using an index.
 * Parallel workers speed up counts of some 10 ms.
 */
const plannerOptions = '-c random_page_cost=1.1 -c parallel_setup_cost=200 -c max_parallel_workers_per_gather=1'

// COUNT and BIGINT come as text from PostgreSQL; every number of Obra fits a double.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)

const telling = (watch: WatchQuery) => (event: LogEvent) =>
  watch(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined)

/** PostgreSQL through a pool. A lost server is reported by the next query, never by a crash. */
export async function openPostgres(databaseUrl: string, watch?: WatchQuery): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    options: plannerOptions,
  })
  pool.on('error', () => {})
  // The pool listens to idle connections only: without this, one that is lost inside a query ends the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const read = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(watch && { log: telling(watch) }) })
  const topics = createTopics()
  const listener = createPostgresListener(databaseUrl, topics)
  return {
    kind: 'postgresql',
    read,
    async write(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await read.transaction().execute(work)
        } catch (error) {
          const isRetryable = serializationFailures.has((error as { code?: string }).code ?? '')
          if (!isRetryable || attempt === 3) throw error
        }
      }
    },
    async lock(db, name) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
    },
    async announce(db, topic, text) {
      await sql`select pg_notify(${channel}, ${`${topic} ${text}`})`.execute(db)
    },
    async listen(topic, heard) {
      await listener.ready()
      return topics.add(topic, heard)
    },
    toldWithin: topics.toldWithin,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await listener.close()
      await read.destroy()
    },
  }
}
