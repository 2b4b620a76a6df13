/** Substring search on a folded text column: FTS5's trigrams on SQLite, pg_trgm on PostgreSQL. */
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { fold } from '../lib/text.ts'
import { isPostgres, type AnyDb } from './columns.ts'
import { prepared, preparedByShape } from './prepared.ts'

/**
 * For migrations: indexes `column` of `table` for substring search. The table needs an integer primary key (`key`), so
 * that its rows keep their number when the file is packed.
 */
export async function createSearchIndex(db: AnyDb, table: string, key: string, column = 'searchText'): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  if (isPostgres(db)) {
    await run('create extension if not exists pg_trgm')
    await run(`create index "${table}_search" on "${table}" using gin ("${column}" gin_trgm_ops)`)
    return
  }
  const index = `${table}Search`
  await run(
    `create virtual table "${index}" using fts5("${column}", content='${table}', content_rowid='${key}', tokenize='trigram', detail='none')`,
  )
  const remove = `insert into "${index}"("${index}", rowid, "${column}") values ('delete', old."${key}", old."${column}");`
  const add = `insert into "${index}"(rowid, "${column}") values (new."${key}", new."${column}");`
  await run(`create trigger "${table}_search_insert" after insert on "${table}" begin ${add} end`)
  await run(`create trigger "${table}_search_delete" after delete on "${table}" begin ${remove} end`)
  await run(
    `create trigger "${table}_search_update" after update of "${column}" on "${table}" begin ${remove} ${add} end`,
  )
}

/** A pattern for LIKE that matches `text` anywhere, ignoring case and accents; its own wildcards mean themselves. */
export function containsPattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`
}

/** True where a folded column matches a `containsPattern`. */
export function matchesPattern(column: string, pattern: RawBuilder<string>): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}

/** True where a folded column contains `text`; every row that is asked is looked at. */
export function isLike(column: string, text: string): Expression<SqlBool> {
  return matchesPattern(column, sql`${containsPattern(text)}`)
}

/** The trigrams of a text as a query of FTS5 that asks for all of them. */
export function trigramsOf(text: string): string {
  const characters = [...fold(text)]
  const trigrams = new Set(
    characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`),
  )
  return [...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
}

/** Whether the index of `createSearchIndex` can be asked for a text: it knows three characters in a row. */
export function isIndexed(text: string): boolean {
  return [...fold(text)].length >= 3
}

/** How many rows the planner of PostgreSQL expects to hold each of these texts. */
async function expectedRows(db: AnyDb, table: string, texts: string[], column: string): Promise<number> {
  type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const holding = sql.join(
    texts.map((text) => isLike(column, text)),
    sql` and `,
  )
  const { rows } = await sql<Plan>`explain (format json) select 1 from ${sql.table(table)} where ${holding}`.execute(db)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

const countIndexed = preparedByShape(([table]) =>
  prepared((db, trigrams: RawBuilder<string>, most: RawBuilder<number>) => {
    const index = sql.table(`${table}Search`)
    const found = sql`select 1 from ${index} where ${index} match ${trigrams} limit ${most}`
    return { compile: () => sql<{ count: number }>`select count(*) as count from (${found})`.compile(db) }
  }),
)

/**
 * An estimate whether more than `most` rows contain a text, or each of several: by PostgreSQL's planner, by SQLite's search
 * index (which needs three characters).
 */
export async function isCommon(
  db: AnyDb,
  table: string,
  text: string | string[],
  most: number,
  column = 'searchText',
): Promise<boolean> {
  const texts = [text].flat()
  if (isPostgres(db)) return (await expectedRows(db, table, texts, column)) > most
  const indexed = texts.filter(isIndexed)
  if (indexed.length === 0) return false
  const [found] = await countIndexed([table])(db, indexed.map(trigramsOf).join(' AND '), most + 1)
  return found!.count > most
}

type Words = { table: string; key: string; column: string; words: string[] }

/** Whether the search index is the way to the rows that hold each of the words; else they are too many, or too short for it. */
export async function isSearchIndexBest(db: AnyDb, { table, column, words }: Words, most: number): Promise<boolean> {
  return words.some(isIndexed) && !(await isCommon(db, table, words, most, column))
}

/** True for rows whose folded column contains each of the words; by the search index where that is best. */
export function containsAll(db: AnyDb, { table, key, column, words }: Words, byIndex: boolean): Expression<SqlBool> {
  const name = `${table}.${column}`
  const holding = words.map((word) => isLike(name, word))
  if (isPostgres(db) || !byIndex) return sql<SqlBool>`(${sql.join(holding, sql` and `)})`
  const index = sql.table(`${table}Search`)
  const trigrams = words.filter(isIndexed).map(trigramsOf).join(' AND ')
  const found = sql`${sql.ref(`${table}.${key}`)} in (select rowid from ${index} where ${index} match ${trigrams})`
  return sql<SqlBool>`(${sql.join([found, ...holding], sql` and `)})`
}

/**
 * True for rows whose folded column contains `text`. Three characters or more use the index of `createSearchIndex`;
 * shorter text scans.
 */
export function contains(
  db: AnyDb,
  table: string,
  key: string,
  text: string,
  column = 'searchText',
): Expression<SqlBool> {
  const pattern = sql<string>`${containsPattern(text)}`
  if (isPostgres(db) || !isIndexed(text)) return matchesPattern(`${table}.${column}`, pattern)
  return matchesIndexed(table, key, pattern, sql`${trigramsOf(text)}`, column)
}

/** SQLite only: true where a row that the search index finds by `trigramsOf` a text matches its `containsPattern`. */
export function matchesIndexed(
  table: string,
  key: string,
  pattern: RawBuilder<string>,
  trigrams: RawBuilder<string>,
  column = 'searchText',
): Expression<SqlBool> {
  const index = sql.table(`${table}Search`)
  // The index knows which rows have all the trigrams; whether they stand together, the exact LIKE decides.
  return sql<SqlBool>`(${sql.ref(`${table}.${key}`)} in (select rowid from ${index} where ${index} match ${trigrams})
    and ${matchesPattern(`${table}.${column}`, pattern)})`
}
