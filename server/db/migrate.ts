import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Db } from './schema.ts'
import { isBusy } from '../lib/store-failures.ts'
import type { Store } from './store.ts'
import { migrations } from './migrations/index.ts'

/** The store was written by a newer Obra than this one. */
export class NewerStoreError extends Error {}

const longestMigrationMilliseconds = 10 * 60_000

/** The name of the last migration of this version of Obra. */
export const latestMigration = Object.keys(migrations).at(-1) ?? ''

async function applyMissing(
  db: Db,
  provided: Record<string, Migration>,
  disableTransactions: boolean,
): Promise<string[]> {
  const { error, results } = await new Migrator({
    db,
    provider: { getMigrations: async () => provided },
    disableTransactions,
    // A branch merged later may bring a migration with an earlier name.
    allowUnorderedMigrations: true,
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrationLock',
  }).migrateToLatest()
  if (error) {
    const isNewer = /previously executed migration .* is missing/.test(String(error))
    throw isNewer ? new NewerStoreError(`the store has migrations beyond ${latestMigration}`) : error
  }
  return (results ?? []).map((result) => result.migrationName)
}

/**
 * Applies the missing migrations in one transaction and returns their names. Replicas may start together: on PostgreSQL Kysely
 * takes an advisory lock; on SQLite the write transaction is the lock, and Kysely must not open another.
 * Throws NewerStoreError if the store has migrations that this version lacks.
 */
export async function migrate(store: Store, provided: Record<string, Migration> = migrations): Promise<string[]> {
  if (store.kind === 'postgresql') return applyMissing(store.read, provided, false)
  const started = performance.now()
  while (true) {
    try {
      return await store.write((db) => applyMissing(db, provided, true))
    } catch (error) {
      // Another process may be migrating a large store, which takes longer than a write may wait.
      if (!isBusy(error) || performance.now() - started > longestMigrationMilliseconds) throw error
    }
  }
}

/** The name of the store's last migration, followed by any earlier ones that are missing. */
export async function schemaVersion(store: Store): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(store.read)
  const applied = new Set(rows.map((row) => row.name))
  const last = rows.at(-1)?.name ?? ''
  const missing = Object.keys(migrations).filter((name) => name < last && !applied.has(name))
  return missing.length > 0 ? `${last} (sin ${missing.join(', ')})` : last
}
