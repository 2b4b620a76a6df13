/** Actions on a whole store; they work while a server uses it. */
import { accessSync, constants, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { createPasswords } from '../adapters/passwords.ts'
import type { Config } from './config.ts'
import { filesFolder, openStore, storeFile } from './services.ts'
import { connect } from '../db/connect.ts'
import { createFileFolder } from '../db/files/file-folder.ts'
import { createFiles } from '../db/files/files.ts'
import { movePiecesIn, movePiecesOut } from '../db/files/move-pieces.ts'
import type { AnyDb } from '../db/columns.ts'
import type { Store } from '../db/store.ts'
import { schemaVersion } from '../db/migrate.ts'
import { reportedRows, seed } from './seed.ts'
import { upgradeStore } from './upgrade-store.ts'
import { writeDump } from '../db/admin/dump.ts'
import { AdminFailure, type Progress } from '../db/admin/failure.ts'
import { installPostgres, installSqlite } from '../db/admin/install.ts'
import { emptyScratch, scratchOf, tablesAt, type Scratch } from '../db/admin/scratch.ts'
import { appliedMigrations, dataTables, readPostgres } from '../db/admin/tables.ts'

/** The result of seeding; with a scale, the rows added and the seconds it took, indexes included. */
export type SeedResult = { seeded: boolean; rows?: number; seconds?: number }

export type Target = { store: 'sqlite' | 'postgresql'; location: string }

/** The configured store, without the password in its URL. */
export function describeTarget(config: Config): Target {
  if (!config.databaseUrl) return { store: 'sqlite', location: storeFile(config) }
  const url = URL.parse(config.databaseUrl)
  if (!url) throw new AdminFailure('DATABASE_URL no es la dirección de una base de datos de PostgreSQL.')
  return { store: 'postgresql', location: `${url.host}${url.pathname}` }
}

/** Throws if the configured store does not exist, so that a mistyped OBRA_DATA_DIR creates nothing. */
export function requireStore(config: Config): void {
  if (config.databaseUrl || existsSync(storeFile(config))) return
  const advice = 'Revisá OBRA_DATA_DIR; una base nueva se crea con «obra init».'
  throw new AdminFailure(`No hay una base de datos en ${storeFile(config)}. ${advice}`)
}

async function withStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config)
  try {
    return await work(store)
  } finally {
    await store.close().catch(() => {})
  }
}

/** Creates the store if missing, and applies missing migrations. */
export function migrateStore(
  config: Config,
  progress: Progress,
): Promise<{ applied: string[]; schemaVersion: string }> {
  return withStore(config, async (store) => {
    const applied = await upgradeStore(config, store, progress)
    return { applied, schemaVersion: await schemaVersion(store) }
  })
}

/**
 * Fills an empty store with sample data; a store with accounts is not changed. A scale multiplies products, mails, contacts
 * and messages for load tests; `advance` gets the number of rows inserted and the total.
 */
export function seedStore(
  config: Config,
  scale: number,
  progress: Progress,
  advance: (rows: number, of: number) => void = () => {},
): Promise<SeedResult> {
  return withStore(config, async (store) => {
    await upgradeStore(config, store, progress)
    progress('Cargando los datos de ejemplo…')
    const of = reportedRows(scale)
    const start = performance.now()
    let added = 0
    const report = (rows: number) => advance((added += rows), of)
    const onIndexing = () => progress('Armando los índices…')
    const seeded = await seed(store, { passwords: createPasswords(), now: new Date(), scale, report, onIndexing })
    // Updates the planner's statistics; on PostgreSQL it also flushes the pending list of the search index.
    if (seeded) await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
    if (added === 0) return { seeded }
    return { seeded, rows: added, seconds: Math.round(performance.now() - start) / 1000 }
  })
}

async function install(config: Config, scratch: Scratch, progress: Progress): Promise<void> {
  if (config.databaseUrl) return withStore(config, (store) => installPostgres(scratch, store, progress))
  // Creates the folder, and fails early if the store is not writable; installSqlite handles a damaged one.
  await withStore(config, async () => {}).catch((error: unknown) => {
    const errcode = ((error as { errcode?: number }).errcode ?? 0) & 0xff
    if (errcode !== 11 && errcode !== 26) throw error
  })
  await installSqlite(scratch, storeFile(config), progress)
}

/** Empties the store; an unreadable one is moved aside and replaced by a new one. */
export async function resetStore(config: Config, progress: Progress): Promise<Target> {
  requireStore(config)
  const scratch = await emptyScratch()
  try {
    progress('Vaciando la base de datos…')
    await install(config, scratch, progress)
    await removeFiles(config)
  } finally {
    await scratch.remove()
  }
  return describeTarget(config)
}

/** Replaces the whole store with a backup; nothing changes before the backup is checked. */
export async function restoreStore(config: Config, file: string, progress: Progress): Promise<Target> {
  try {
    accessSync(file, constants.R_OK)
  } catch {
    throw new AdminFailure(`No se puede leer ${file}.`)
  }
  if (!statSync(file).isFile()) throw new AdminFailure(`${file} no es un archivo.`)
  const scratch = await scratchOf(file, progress)
  try {
    if (!config.databaseUrl) {
      progress('Copiando los archivos…')
      if ((await movePiecesOut(scratch.store, createFileFolder(filesFolder(config)))) > 0)
        await sql`vacuum`.execute(scratch.store.read)
    }
    progress('Reemplazando los datos…')
    await install(config, scratch, progress)
  } finally {
    await scratch.remove()
  }
  return describeTarget(config)
}

/** Adds the uploads folder to the backup of an SQLite store, which is a single file. */
async function addFiles(config: Config, copy: string, progress: Progress): Promise<void> {
  const store = await connect({ file: copy })
  try {
    // A store from before that folder has the uploads in its rows.
    if (!(await dataTables(store.read)).includes('storedFiles')) return
    progress('Copiando los archivos…')
    const missing = await movePiecesIn(store, createFileFolder(filesFolder(config)))
    if (missing.length > 0)
      progress(`Faltan ${missing.length} archivos en ${filesFolder(config)}: la copia no los lleva.`)
  } finally {
    await store.close()
  }
}

/** Removes the files that no row refers to, of any age. */
const removeFiles = (config: Config) =>
  withStore(config, (store) =>
    createFiles({
      store,
      folder: createFileFolder(filesFolder(config)),
      clock: () => new Date(),
      unusedMilliseconds: 0,
    }).removeUnused(),
  )

async function dumpPostgres(store: Store, file: string, progress: Progress): Promise<void> {
  await store.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db: AnyDb) => {
      const migrations = await appliedMigrations(db)
      if (migrations.length === 0) throw new AdminFailure('Esa base de datos no es de Obra: no hay qué copiar.')
      // An older store may have tables that were dropped since; its migrations move their rows when the dump is restored.
      const tables = await tablesAt(migrations)
      progress(`Copiando ${tables.length} tablas…`)
      await writeDump(file, { migrations, content: readPostgres(db, tables) })
    })
}

function requireNewFile(file: string): void {
  if (existsSync(file)) throw new AdminFailure(`${file} ya existe. Elegí otro nombre o movelo primero.`)
  try {
    accessSync(path.dirname(file), constants.W_OK)
  } catch {
    throw new AdminFailure(`No se puede escribir en la carpeta ${path.dirname(file)}.`)
  }
}

/**
 * Backs up a snapshot of the store to a new file with mode 0600: an SQLite file from SQLite, a dump from PostgreSQL. Its name
 * has the time if `target` is a folder or missing. Either format can be restored into either store.
 */
export async function backupStore(
  config: Config,
  target: string | undefined,
  progress: Progress,
): Promise<{ file: string; bytes: number }> {
  const suffix = config.databaseUrl ? 'jsonl.gz' : 'sqlite'
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const isFolder = target !== undefined && statSync(target, { throwIfNoEntry: false })?.isDirectory()
  const named = `obra-${stamp}.${suffix}`
  const file = path.resolve(isFolder ? path.join(target, named) : (target ?? named))
  requireNewFile(file)
  requireStore(config)
  const partial = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.parcial`)
  const umask = process.umask(0o077)
  try {
    await withStore(config, async (store) => {
      if (store.kind === 'postgresql') return dumpPostgres(store, partial, progress)
      if ((await appliedMigrations(store.read)).length === 0)
        throw new AdminFailure('Esa base de datos no es de Obra: no hay qué copiar.')
      progress('Copiando la base de datos…')
      await sql`vacuum into ${partial}`.execute(store.read)
    })
    if (!config.databaseUrl) await addFiles(config, partial, progress)
    renameSync(partial, file)
  } finally {
    process.umask(umask)
    rmSync(partial, { force: true })
  }
  return { file, bytes: statSync(file).size }
}
