/** What can be done to a whole store, whoever serves from it at the moment. */
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
import { migrate, schemaVersion } from '../db/migrate.ts'
import { reportedRows, seed } from './seed.ts'
import { writeDump } from '../db/admin/dump.ts'
import { AdminFailure, type Progress } from '../db/admin/failure.ts'
import { installPostgres, installSqlite } from '../db/admin/install.ts'
import { emptyScratch, scratchOf, tablesAt, type Scratch } from '../db/admin/scratch.ts'
import { appliedMigrations, dataTables, readPostgres } from '../db/admin/tables.ts'

/** What seeding did; with a scale, how many rows it added and how long that took, indexes included. */
export type Seeded = { seeded: boolean; rows?: number; seconds?: number }

export type Target = { store: 'sqlite' | 'postgresql'; location: string }

/** Which store the configuration names; a password in its address is left out. */
export function describeTarget(config: Config): Target {
  if (!config.databaseUrl) return { store: 'sqlite', location: storeFile(config) }
  const url = URL.parse(config.databaseUrl)
  if (!url) throw new AdminFailure('DATABASE_URL no es la dirección de una base de datos de PostgreSQL.')
  return { store: 'postgresql', location: `${url.host}${url.pathname}` }
}

async function withStore<T>(config: Config, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(config)
  try {
    return await work(store)
  } finally {
    await store.close().catch(() => {})
  }
}

/** Creates the store where there is none, and applies what is missing. */
export function migrateStore(config: Config): Promise<{ applied: string[]; schemaVersion: string }> {
  return withStore(config, async (store) => {
    const applied = await migrate(store)
    return { applied, schemaVersion: await schemaVersion(store) }
  })
}

/**
 * Fills an empty store with the sample data; a store with accounts is kept as it is. With a scale, products, mails,
 * contacts and messages are multiplied for load; `advance` hears how many rows of how many are in.
 */
export function seedStore(
  config: Config,
  scale: number,
  progress: Progress,
  advance: (rows: number, of: number) => void = () => {},
): Promise<Seeded> {
  return withStore(config, async (store) => {
    await migrate(store)
    progress('Cargando los datos de ejemplo…')
    const of = reportedRows(scale)
    const start = performance.now()
    let added = 0
    const report = (rows: number) => advance((added += rows), of)
    const onIndexing = () => progress('Armando los índices…')
    const seeded = await seed(store, { passwords: createPasswords(), now: new Date(), scale, report, onIndexing })
    // The planner has to know how much there is now; PostgreSQL's search index also waits for its pending rows.
    if (seeded) await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
    if (added === 0) return { seeded }
    return { seeded, rows: added, seconds: Math.round(performance.now() - start) / 1000 }
  })
}

async function install(config: Config, scratch: Scratch, progress: Progress): Promise<void> {
  if (config.databaseUrl) return withStore(config, (store) => installPostgres(scratch, store, progress))
  // Makes the folder, and refuses a store that cannot be written before anything else; a damaged one is dealt with below.
  await withStore(config, async () => {}).catch((error: unknown) => {
    const errcode = ((error as { errcode?: number }).errcode ?? 0) & 0xff
    if (errcode !== 11 && errcode !== 26) throw error
  })
  await installSqlite(scratch, storeFile(config), progress)
}

/** Empties the store, and repairs one that cannot be read by starting a new one (the old file is kept aside). */
export async function resetStore(config: Config, progress: Progress): Promise<Target> {
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

/** Replaces everything in the store by what a copy holds; nothing is touched before the copy has been checked. */
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

/** A copy of an SQLite store is one file: what lies in the folder of uploads goes into it. */
async function addFiles(config: Config, copy: string, progress: Progress): Promise<void> {
  const store = await connect({ file: copy })
  try {
    // A store from before that folder has its uploads in its rows.
    if (!(await dataTables(store.read)).includes('storedFiles')) return
    progress('Copiando los archivos…')
    const missing = await movePiecesIn(store, createFileFolder(filesFolder(config)))
    if (missing.length > 0)
      progress(`Faltan ${missing.length} archivos en ${filesFolder(config)}: la copia no los lleva.`)
  } finally {
    await store.close()
  }
}

/** Removes the files that no row names, however young. */
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
      // An older store has tables that are gone since, whose rows its migrations carry over when the copy is restored.
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
 * Copies the store as it is at this moment to a new file that only its owner can read: an SQLite file from SQLite, a dump
 * from PostgreSQL, named by the moment where `target` is a folder or missing. Either can be restored into either.
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
  if (!config.databaseUrl && !existsSync(storeFile(config)))
    throw new AdminFailure(`No hay una base de datos en ${storeFile(config)}.`)
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
