/**
 * Substring search on a folded text column: FTS5 trigrams on SQLite, pg_trgm on PostgreSQL. For names and codes; words of long texts are
 * searched by `word-search.ts`.
 */
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { fold, searchWords } from '../lib/text.ts'
import { isPostgres, type AnyDb } from './columns.ts'
import { prepareQuery, prepareQueryByShape } from './prepared.ts'

/**
 * For migrations: indexes `column` of `table` for substring search. `key` must be an integer primary key, so that VACUUM does
 * not change the row ids.
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

/** A LIKE pattern that matches `text` anywhere in a folded column; wildcards in `text` are escaped. */
export function containsPattern(text: string): string {
  return `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`
}

/** True where a folded column matches a `containsPattern`. */
export function matchesPattern(column: string, pattern: RawBuilder<string>): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}

const allOf = (conditions: Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`1 = 1`

/** True where a folded column contains every word of `text`, in any order; scans, without the search index. */
export function isLike(column: string, text: string): Expression<SqlBool> {
  return allOf(searchWords(text).map((word) => matchesPattern(column, sql`${containsPattern(word)}`)))
}

/** As `isLike`, for a column of mail addresses in lower case, which are not folded. */
export function isLikeAddress(column: string, text: string): Expression<SqlBool> {
  const address = sql<string>`replace(${sql.ref(column)}, '''', '')`
  return allOf(searchWords(text).map((word) => sql<SqlBool>`${address} like ${containsPattern(word)} escape '\\'`))
}

/** An FTS5 query for all trigrams of the words of a text. */
export function trigramsOf(text: string): string {
  const trigrams = new Set(
    searchWords(text).flatMap((word) => {
      const characters = [...word]
      return characters.slice(2).map((last, index) => `${characters[index]}${characters[index + 1]}${last}`)
    }),
  )
  return [...trigrams].map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
}

/** Whether the index of `createSearchIndex` can find a text: one of its words needs three characters. */
export function isIndexed(text: string): boolean {
  return searchWords(text).some((word) => [...word].length >= 3)
}

/** How many rows PostgreSQL's planner expects to contain all of these texts. */
async function expectedRows(db: AnyDb, table: string, texts: string[], column: string): Promise<number> {
  type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }
  const holding = sql.join(
    texts.map((text) => isLike(column, text)),
    sql` and `,
  )
  const { rows } = await sql<Plan>`explain (format json) select 1 from ${sql.table(table)} where ${holding}`.execute(db)
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

const countIndexed = prepareQueryByShape(([table]) =>
  prepareQuery((db, trigrams: RawBuilder<string>, most: RawBuilder<number>) => {
    const index = sql.table(`${table}Search`)
    const found = sql`select 1 from ${index} where ${index} match ${trigrams} limit ${most}`
    return { compile: () => sql<{ count: number }>`select count(*) as count from (${found})`.compile(db) }
  }),
)

/**
 * Estimates whether more than `most` rows contain a text, or all of several: from PostgreSQL's planner, or from SQLite's
 * search index (texts shorter than three characters are ignored there).
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

/**
 * SQLite only: true for rows that the search index finds by their trigrams (`trigramsOf`) and that meet all conditions. The
 * index finds rows with all the trigrams anywhere; `matchesPattern` must check that they are adjacent.
 */
export function matchesIndexed(
  table: string,
  key: string,
  trigrams: RawBuilder<string>,
  conditions: Expression<SqlBool>[],
): Expression<SqlBool> {
  const index = sql.table(`${table}Search`)
  const matching = sql`select rowid from ${index} where ${index} match ${trigrams}`
  return allOf([sql<SqlBool>`${sql.ref(`${table}.${key}`)} in (${matching})`, ...conditions])
}

type Words = { table: string; key: string; column: string; words: string[] }

/** Whether to find the rows that contain all words by the search index: not if they are too many or the words too short. */
export async function isSearchIndexBest(db: AnyDb, { table, column, words }: Words, most: number): Promise<boolean> {
  return words.some(isIndexed) && !(await isCommon(db, table, words, most, column))
}

/** True for rows whose folded column contains all of the words; `byIndex` comes from `isSearchIndexBest`. */
export function containsAll(db: AnyDb, { table, key, column, words }: Words, byIndex: boolean): Expression<SqlBool> {
  const holding = words.map((word) => isLike(`${table}.${column}`, word))
  if (isPostgres(db) || !byIndex) return allOf(holding)
  const trigrams = words.filter(isIndexed).map(trigramsOf).join(' AND ')
  return matchesIndexed(table, key, sql`${trigrams}`, holding)
}

/**
 * True for rows whose folded column contains every word of `text`, in any order. Words of three characters or more use the index
 * of `createSearchIndex`; shorter ones scan.
 */
export function contains(
  db: AnyDb,
  table: string,
  key: string,
  text: string,
  column = 'searchText',
): Expression<SqlBool> {
  return containsAll(db, { table, key, column, words: searchWords(text) }, isIndexed(text))
}
