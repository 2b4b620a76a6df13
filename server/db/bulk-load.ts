/** Loading very many rows into SQLite: what follows each row one by one is made once, at the end. */
import { sql } from 'kysely'
import type { Db } from '../http/env.ts'

const cacheKilobytes = 256_000

type Made = { type: 'index' | 'trigger'; name: string; sql: string }

const run = (db: Db, statement: string) => sql.raw(statement).execute(db)

async function pragma(db: Db, name: string): Promise<number> {
  const { rows } = await sql.raw<Record<string, number>>(`pragma ${name}`).execute(db)
  return rows[0]![name]!
}

/** The indexes of these tables that no constraint needs, and their triggers, with the statements that made them. */
async function followersOf(db: Db, tables: string[]): Promise<Made[]> {
  const { rows } = await sql<Made>`
    select type, name, sql from sqlite_schema
    where type in ('index', 'trigger') and sql is not null and tbl_name in (${sql.join(tables)})`.execute(db)
  return rows
}

/** The search indexes whose content these tables are. */
async function searchIndexesOf(db: Db, tables: string[]): Promise<string[]> {
  const names = tables.map((table) => `${table}Search`)
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name in (${sql.join(names)})`.execute(db)
  return rows.map((row) => row.name)
}

/**
 * Inside a write on SQLite: runs `work`, which adds rows to these tables, without their indexes and triggers; brings those
 * back, and fills the search indexes, before it resolves.
 */
export async function loadInBulk(db: Db, tables: string[], work: () => Promise<void>): Promise<void> {
  const followers = await followersOf(db, tables)
  const cache = await pragma(db, 'cache_size')
  await run(db, `pragma cache_size = ${-cacheKilobytes}`)
  for (const { type, name } of followers) await run(db, `drop ${type} "${name}"`)
  await work()
  for (const index of await searchIndexesOf(db, tables))
    await run(db, `insert into "${index}"("${index}") values ('rebuild')`)
  for (const follower of followers) await run(db, follower.sql)
  await run(db, `pragma cache_size = ${cache}`)
}
