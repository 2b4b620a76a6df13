/** Bulk load: drops indexes and triggers and recreates them at the end, instead of updating them for each row. */
import { sql } from 'kysely'
import { isPostgres } from './columns.ts'
import type { Db } from './schema.ts'

const cacheKilobytes = 256_000

const run = (db: Db, statement: string) => sql.raw(statement).execute(db)

async function pragma(db: Db, name: string): Promise<number> {
  const { rows } = await sql.raw<Record<string, number>>(`pragma ${name}`).execute(db)
  return rows[0]![name]!
}

type Follower = { type: string; name: string; sql: string }

/** Triggers of these tables, and indexes that back no constraint, with the statements that create them. */
async function followersOf(db: Db, tables: string[]): Promise<Follower[]> {
  const query = isPostgres(db)
    ? sql<Follower>`
        select 'index' as type, indexes.relname as name, pg_get_indexdef(indexes.oid) as sql
        from pg_index join pg_class as indexes on indexes.oid = indexrelid join pg_class as tables on tables.oid = indrelid
        where tables.relname in (${sql.join(tables)}) and tables.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid)`
    : sql<Follower>`
        select type, name, sql from sqlite_schema
        where type in ('index', 'trigger') and sql is not null and tbl_name in (${sql.join(tables)})`
  return (await query.execute(db)).rows
}

/** Drops these indexes and triggers, runs `work` and recreates them. */
async function withoutFollowers(db: Db, followers: Follower[], work: () => Promise<void>): Promise<void> {
  for (const { type, name } of followers) await run(db, `drop ${type} "${name}"`)
  await work()
  for (const follower of followers) await run(db, follower.sql)
}

/** SQLite's full-text indexes whose content is in these tables. */
async function searchIndexesOf(db: Db, tables: string[]): Promise<string[]> {
  const names = tables.map((table) => `${table}Search`)
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name in (${sql.join(names)})`.execute(db)
  return rows.map((row) => row.name)
}

/**
 * Inside a write: runs `work`, which inserts into these tables, without their indexes and triggers; then recreates those and
 * rebuilds the search indexes. On PostgreSQL, indexes built at the end are also half as large.
 */
export async function loadInBulk(db: Db, tables: string[], work: () => Promise<void>): Promise<void> {
  const followers = await followersOf(db, tables)
  if (isPostgres(db)) return withoutFollowers(db, followers, work)
  const cache = await pragma(db, 'cache_size')
  await run(db, `pragma cache_size = ${-cacheKilobytes}`)
  await withoutFollowers(db, followers, async () => {
    await work()
    for (const index of await searchIndexesOf(db, tables))
      await run(db, `insert into "${index}"("${index}") values ('rebuild')`)
  })
  await run(db, `pragma cache_size = ${cache}`)
}
