import { Kysely, PostgresDialect, sql, type LogEvent } from 'kysely'
import pg from 'pg'
import type { Store, WatchQuery } from './store.ts'
import { channel, createPostgresListener } from './postgres-listener.ts'
import type { Database } from './schema.ts'
import { createTopics } from './topics.ts'

const serializationFailures = new Set(['40001', '40P01'])

/**
 * On SSDs a random read costs about as much as a sequential one; with the default of 4 the planner scans tables instead of
 * using an index. The lower setup cost lets a parallel worker speed up counts of about 10 ms.
 */
const plannerOptions = '-c random_page_cost=1.1 -c parallel_setup_cost=200 -c max_parallel_workers_per_gather=1'

// pg returns BIGINT (COUNT) and NUMERIC as text; every number of Obra fits a double.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1700, Number)

const queryLog = (watch: WatchQuery) => (event: LogEvent) =>
  watch(event.query.sql, event.queryDurationMillis, event.level === 'error' ? event.error : undefined)

/** PostgreSQL through a pool. If the server is lost, the next query fails; the process does not crash. */
export async function openPostgres(databaseUrl: string, watch?: WatchQuery): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    options: plannerOptions,
  })
  pool.on('error', () => {})
  // The pool handles errors of idle connections only: without this, one that is lost during a query ends the process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const read = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), ...(watch && { log: queryLog(watch) }) })
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
    recentMessages: topics.recentMessages,
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
