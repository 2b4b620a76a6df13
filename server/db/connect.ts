/** The store, chosen once: SQLite in the data folder, or PostgreSQL where `DATABASE_URL` names one. */
import { openSqlite } from './sqlite.ts'
import type { Store, WatchQuery } from './store.ts'

export type StoreOptions = {
  /** `postgres://…`; unset: SQLite. */
  databaseUrl?: string | undefined
  /** The SQLite file. */
  file: string
  /** `OFF` only for tests: a commit is then not on disk when it is answered. */
  synchronous?: 'FULL' | 'OFF'
  watchQuery?: WatchQuery | undefined
}

/** Opens the store; migrations are `migrate`'s. Throws what the driver throws where it cannot be opened. */
export async function connect(options: StoreOptions): Promise<Store> {
  if (!options.databaseUrl) return openSqlite(options.file, options.synchronous ?? 'FULL', options.watchQuery)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(options.databaseUrl, options.watchQuery)
}
