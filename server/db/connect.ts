/** Chooses the store: PostgreSQL if `DATABASE_URL` is set, otherwise SQLite in the data folder. */
import { openSqlite } from './sqlite.ts'
import type { Store, WatchQuery } from './store.ts'

export type StoreOptions = {
  /** `postgres://…`; unset: SQLite. */
  databaseUrl?: string | undefined
  /** The SQLite file. */
  file: string
  /** `OFF` only for tests: a write then resolves before its commit is on disk. */
  synchronous?: 'FULL' | 'OFF'
  watchQuery?: WatchQuery | undefined
}

/** Opens the store without migrating it (see `migrate`). Throws the driver's error if it cannot be opened. */
export async function connect(options: StoreOptions): Promise<Store> {
  if (!options.databaseUrl) return openSqlite(options.file, options.synchronous ?? 'FULL', options.watchQuery)
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(options.databaseUrl, options.watchQuery)
}
