/** A temporary store in its own folder: a copy is checked and migrated there before the real store changes. */
import { closeSync, copyFileSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'
import { connect } from '../connect.ts'
import type { Store } from '../store.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/index.ts'
import { readDump, type Dump } from './dump.ts'
import { AdminFailure, type Progress } from './failure.ts'
import { appliedMigrations, dataTables, insertRows } from './tables.ts'

export type Scratch = { file: string; tables: string[]; store: Store; remove(): Promise<void> }

function firstBytes(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, bytes, 0, count, 0)
    return bytes
  } finally {
    closeSync(handle)
  }
}

/** Opens an SQLite store in a new temporary folder; `prepare` may first put a file there. */
async function openAside(prepare?: (file: string) => void): Promise<Omit<Scratch, 'tables'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-store-'))
  const file = path.join(folder, 'obra.sqlite')
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    prepare?.(file)
    const store = await connect({ file, synchronous: 'OFF' })
    const remove = async () => {
      await store.close().catch(() => {})
      removeFolder()
    }
    return { file, store, remove }
  } catch (error) {
    removeFolder()
    throw error
  }
}

function knownMigrations(names: string[], what = 'La copia'): typeof migrations {
  const unknown = names.find((name) => !migrations[name])
  if (unknown)
    throw new AdminFailure(`${what} es de una versión más nueva de Obra (${unknown}): actualizá Obra primero.`)
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => names.includes(name)))
}

async function fill(store: Store, dump: Dump): Promise<void> {
  await migrate(store, knownMigrations(dump.migrations))
  const known = new Set(await dataTables(store.read))
  await store.write(async (db) => {
    await sql`pragma defer_foreign_keys = on`.execute(db)
    for await (const batch of dump.content) {
      if (!known.has(batch.table)) throw new AdminFailure(`La copia tiene una tabla desconocida: ${batch.table}.`)
      await insertRows(db as AnyDb, batch)
    }
  })
}

/** The schema of a store as a set: columns of tables, indexes, and triggers with their statements. */
async function schemaOf(store: Store): Promise<Set<string>> {
  const { rows } = await sql<{ part: string }>`
    select m.type || ' ' || m.name || ' ' || c.name as part from sqlite_master m join pragma_table_xinfo(m.name) c
      where m.type = 'table' and m.name not like 'sqlite_%'
    union all select type || ' ' || name || case type when 'index' then '' else ' ' || sql end
      from sqlite_master where type <> 'table' and name not like 'sqlite_%'`.execute(store.read)
  return new Set(rows.map(({ part }) => part))
}

/** Throws if a copy's schema differs from that of its migrations, or if a foreign key refers to a missing row. */
async function requireComplete(store: Store, made: typeof migrations, file: string): Promise<void> {
  const model = await openAside()
  try {
    await migrate(model.store, made)
    const [expected, found] = [await schemaOf(model.store), await schemaOf(store)]
    const wrong = [...expected].find((part) => !found.has(part))
    const foreign = [...found].find((part) => /^(trigger|view) /.test(part) && !expected.has(part))
    if (wrong ?? foreign)
      throw new AdminFailure(`${file} no está completa o no es de Obra (${wrong ?? foreign}): no se restauró nada.`)
  } finally {
    await model.remove()
  }
  const broken = await sql`pragma foreign_key_check`.execute(store.read)
  if (broken.rows.length > 0) throw new AdminFailure(`${file} está dañado (faltan filas): no se restauró nada.`)
}

async function check(store: Store, file: string): Promise<void> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(store.read)
  if (rows[0]?.integrity_check !== 'ok') throw new AdminFailure(`${file} está dañado: no se restauró nada.`)
  const names = await appliedMigrations(store.read)
  if (names.length === 0) throw new AdminFailure(`${file} no es una base de datos de Obra.`)
  await requireComplete(store, knownMigrations(names), file)
}

// SQLite's error codes for a damaged copy: ERROR (no such column), CORRUPT, CONSTRAINT, MISMATCH, NOTADB.
const contentCodes = new Set([1, 11, 19, 20, 26])

function refuseForeign(error: unknown, file: string): unknown {
  const { code, errcode = 0 } = error as { code?: string; errcode?: number }
  const isForeign = code === 'ERR_SQLITE_ERROR' && contentCodes.has(errcode & 0xff)
  return isForeign ? new AdminFailure(`${file} está dañado o no es una copia de Obra: no se restauró nada.`) : error
}

/** An empty store with every migration. */
export async function emptyScratch(): Promise<Scratch> {
  return finish(await openAside())
}

async function finish(aside: Omit<Scratch, 'tables'>): Promise<Scratch> {
  await migrate(aside.store)
  return { ...aside, tables: await dataTables(aside.store.read) }
}

/** The data tables of a store with exactly these migrations. */
export async function tablesAt(names: string[]): Promise<string[]> {
  const made = knownMigrations(names, 'La base de datos')
  const { store, remove } = await openAside()
  try {
    await migrate(store, made)
    return await dataTables(store.read)
  } finally {
    await remove()
  }
}

/** A temporary store from a copy (SQLite file or dump), checked and migrated to the latest; removed on failure. */
export async function scratchOf(file: string, progress: Progress): Promise<Scratch> {
  const magic = firstBytes(file, 16)
  const isSqlite = magic.toString('latin1') === 'SQLite format 3\0'
  if (!isSqlite && magic.readUInt16BE(0) !== 0x1f8b) throw new AdminFailure(`${file} no es una copia de Obra.`)
  progress('Revisando la copia…')
  const aside = await openAside(
    isSqlite
      ? (target) => {
          copyFileSync(file, target)
          // A file copied by hand from a running Obra has its last writes in the WAL.
          if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${target}-wal`)
        }
      : undefined,
  ).catch((error: unknown) => {
    throw refuseForeign(error, file)
  })
  try {
    if (isSqlite) await check(aside.store, file)
    else await fill(aside.store, await readDump(file))
    progress('Actualizando la copia a esta versión…')
    return await finish(aside)
  } catch (error) {
    await aside.remove()
    throw refuseForeign(error, file)
  }
}
