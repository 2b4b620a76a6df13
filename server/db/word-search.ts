/**
 * Search for whole words in long texts: FTS5 on SQLite, a GIN index on PostgreSQL. For names and codes, of which people type any part,
 * use `search.ts` (trigrams) instead: its index of a long text would be several times as large as the text.
 */
import { sql, type Expression, type SqlBool } from 'kysely'
import { fold } from '../lib/text.ts'
import { isPostgres, type AnyDb } from './columns.ts'

/** Longer words are cut, in texts and searches: PostgreSQL refuses words of more than 2 kB. */
const longestWord = 60

/** The folded words of a text: letters and digits. */
export const wordsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord))

/** The value of an indexed column: each word of a text once. Both stores index the same words, because the split happens here. */
export const wordsColumn = (text: string): string => [...new Set(wordsOf(text))].join(' ')

/** For migrations: indexes a column of `wordsColumn` values. `key` must be an integer primary key. */
export async function createWordIndex(db: AnyDb, table: string, key: string, column: string): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  if (isPostgres(db)) {
    // Its cost tells the planner to use the index: without it, it would make the vectors of all rows anew.
    await run(`create or replace function word_vector(words text) returns tsvector
      language plpgsql immutable parallel safe cost 100000
      as $$ begin return array_to_tsvector(string_to_array(words, ' ')); end $$`)
    await run(`create index "${table}_words" on "${table}" using gin (word_vector("${column}"))`)
    return
  }
  const index = `${table}Words`
  await run(
    `create virtual table "${index}" using fts5("${column}", content='${table}', content_rowid='${key}', tokenize='unicode61 remove_diacritics 2', detail='none')`,
  )
  await run(
    `create trigger "${table}_words_insert" after insert on "${table}" begin insert into "${index}"(rowid, "${column}") values (new."${key}", new."${column}"); end`,
  )
  await run(
    `create trigger "${table}_words_delete" after delete on "${table}" begin insert into "${index}"("${index}", rowid, "${column}") values ('delete', old."${key}", old."${column}"); end`,
  )
}

/**
 * True for rows that have every word of a search; the last one may be the beginning of a word, so that results appear while
 * people type. Undefined if the search has no words.
 */
export function hasAllWords(
  db: AnyDb,
  { table, key, column }: { table: string; key: string; column: string },
  search: string,
): Expression<SqlBool> | undefined {
  const words = wordsOf(search)
  const last = words.pop()
  if (last === undefined) return undefined
  if (isPostgres(db)) {
    const query = [...words.map((word) => `'${word}'`), `'${last}':*`].join(' & ')
    return sql<SqlBool>`word_vector(${sql.ref(`${table}.${column}`)}) @@ ${query}::tsquery`
  }
  const index = sql.table(`${table}Words`)
  const query = [...words.map((word) => `"${word}"`), `"${last}"*`].join(' AND ')
  return sql<SqlBool>`${sql.ref(`${table}.${key}`)} in (select rowid from ${index} where ${index} match ${query})`
}
