/** Query plans of the store, to check that queries use an index. */
import type { CompiledQuery } from 'kysely'
import { isPostgres } from '../../server/db/columns.ts'
import type { Db } from '../../server/db/schema.ts'
import type { Store } from '../../server/db/store.ts'

/** A handle on the same store, and the queries compiled through it so far. */
export function overheard(read: Db): { db: Db; made: CompiledQuery[] } {
  const made: CompiledQuery[] = []
  const db = read.withPlugin({
    transformQuery({ node, queryId }) {
      made.push(read.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return { db, made }
}

/** The plans of the reads that `work` makes with these services. */
export const plansOf = <Services extends { store: Store }>(
  services: Services,
  work: (services: Services) => Promise<unknown>,
): Promise<string[]> =>
  explained(services.store.read, async (read) => {
    await work({ ...services, store: { ...services.store, read } })
  })

/** Runs `work` and returns the store's plan of each of its queries, in order. */
export async function explained(read: Db, work: (db: Db) => Promise<void>): Promise<string[]> {
  const { db, made } = overheard(read)
  await work(db)
  const prefix = isPostgres(read) ? 'explain' : 'explain query plan'
  const explain = (query: CompiledQuery) => read.executeQuery({ ...query, sql: `${prefix} ${query.sql}` })
  // Queries of `work` that are themselves EXPLAIN statements have no plan.
  const worked = made.filter((query) => !query.sql.startsWith('explain'))
  return (await Promise.all(worked.map(explain))).map(({ rows }) => JSON.stringify(rows))
}
