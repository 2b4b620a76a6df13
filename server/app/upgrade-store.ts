/** Brings the configured store to this version of Obra. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { appliedMigrations } from '../db/admin/tables.ts'
import { migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import type { Store } from '../db/store.ts'
import type { Config } from './config.ts'

/** Copies the store into its folder, readable by its owner only; returns the path. A copy of an earlier try stays as it is. */
async function copyBefore(store: Store, folder: string, version: string): Promise<string> {
  const copy = path.join(folder, `obra-antes-de-${version}.sqlite`)
  if (existsSync(copy)) return copy
  const partial = `${copy}.parcial`
  const umask = process.umask(0o077)
  try {
    rmSync(partial, { force: true })
    await sql`vacuum into ${partial}`.execute(store.read)
    renameSync(partial, copy)
    return copy
  } finally {
    process.umask(umask)
  }
}

/**
 * Applies the missing migrations; returns their names. An SQLite store with data is copied before, and compacted afterwards; on
 * PostgreSQL that is the operator's part. `say` gets a Spanish sentence for each step.
 */
export async function upgradeStore(config: Config, store: Store, say: (step: string) => void): Promise<string[]> {
  const before = new Set(await appliedMigrations(store.read))
  const missing = Object.keys(migrations).filter((name) => !before.has(name))
  const hasData = before.size > 0
  if (missing.length === 0 || !hasData || store.kind === 'postgresql') {
    if (missing.length > 0 && hasData) say('Actualizando la base de datos…')
    return migrate(store)
  }
  const copy = await copyBefore(store, config.dataFolder, missing.at(-1)!)
  say(`Antes de actualizar la base se guardó una copia en ${copy}. Borrala cuando ya no haga falta.`)
  say('Actualizando la base de datos…')
  const applied = await migrate(store)
  say('Compactando la base de datos…')
  await sql`vacuum`.execute(store.read)
  return applied
}
