/** Replaces the store atomically with one that was built in a temporary folder: readers see the old one or the new one. */
import { existsSync, renameSync } from 'node:fs'
import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'
import type { Store } from '../store.ts'
import { migrate } from '../migrate.ts'
import { AdminFailure, type Progress } from './failure.ts'
import type { Scratch } from './scratch.ts'
import { insertRows, readSqlite } from './tables.ts'

const busyTries = 50
const busyWaitMilliseconds = 100

/** Moves a corrupt database file out of the way, with its WAL. */
function moveAside(file: string, progress: Progress): void {
  const kept = `${file}.dañado-${new Date().toISOString().replaceAll(':', '-')}`
  for (const suffix of ['', '-wal', '-shm']) if (existsSync(file + suffix)) renameSync(file + suffix, kept + suffix)
  progress(`El archivo anterior estaba dañado; quedó guardado en ${kept}`)
}

/** The whole content went through the WAL: truncates it, unless a server reads from it beyond the timeout. */
function truncateLog(file: string): void {
  const store = new DatabaseSync(file, { timeout: busyTries * busyWaitMilliseconds })
  try {
    store.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    store.close()
  }
}

/** Replaces the content of the SQLite file in one transaction; a running server continues with the new content. */
export async function installSqlite(scratch: Scratch, file: string, progress: Progress): Promise<void> {
  await scratch.store.close()
  const source = new DatabaseSync(scratch.file)
  try {
    for (let tries = 1; ; tries++) {
      try {
        await backup(source, file)
        truncateLog(file)
        return
      } catch (error) {
        // The backup connection has no busy timeout and reports a lock as code 0.
        const errcode = ((error as { errcode?: number }).errcode ?? -1) & 0xff
        const isDamaged = errcode === 11 || errcode === 26
        if (tries === busyTries && errcode === 0)
          throw new AdminFailure('Otro proceso tiene tomada la base de datos. Esperá a que termine y probá de nuevo.')
        if (isDamaged && tries === 1) moveAside(file, progress)
        else if ([0, 5, 6].includes(errcode)) await wait(busyWaitMilliseconds)
        else throw error
      }
    }
  } finally {
    source.close()
  }
}

/** Defers foreign keys, so that rows may refer to rows inserted later; returns the undo. */
async function deferForeignKeys(db: AnyDb, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select t.relname as "table", c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(db)
  const constraints = rows.filter((row) => tables.includes(row.table))
  const alter = async (manner: string) => {
    for (const { table, name } of constraints) {
      await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} ${sql.raw(manner)}`.execute(db)
    }
  }
  await alter('deferrable initially deferred')
  return async () => {
    await sql`set constraints all immediate`.execute(db)
    await alter('not deferrable')
  }
}

/** Sets PostgreSQL's identity sequences to continue after the highest number in use. */
async function continueCounters(db: AnyDb, tables: string[]): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db)
  for (const { table, column } of rows.filter((row) => tables.includes(row.table))) {
    const highest = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`
    const sequence = sql`pg_get_serial_sequence(quote_ident(${table}), ${column})`
    await sql`select setval(${sequence}, coalesce(${highest}, 1), ${highest} is not null)`.execute(db)
  }
}

/** Replaces the rows of Obra's tables in one transaction; other tables of the database do not change. */
export async function installPostgres(scratch: Scratch, store: Store, progress: Progress): Promise<void> {
  await migrate(store)
  await store.write(async (db: AnyDb) => {
    const all = sql.join(scratch.tables.map((table) => sql.table(table)))
    await sql`truncate ${all} restart identity cascade`.execute(db)
    const undo = await deferForeignKeys(db, scratch.tables)
    let current = ''
    for await (const batch of readSqlite(scratch.store.read, scratch.tables)) {
      if (batch.table !== current) progress(`Cargando ${(current = batch.table)}…`)
      await insertRows(db, batch)
    }
    await undo()
    await continueCounters(db, scratch.tables)
  })
}
