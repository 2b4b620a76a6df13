import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { isStoreFailure, isUniqueViolation } from '../../../server/lib/store-failures.ts'
import { memoryDatabase } from '../../../tests/support/tab-store.ts'
import { asDatabaseSync } from './database.ts'
import { createTabStore } from './store.ts'

let raw: DatabaseSync

beforeEach(async () => {
  const { sqlite3, opened } = await memoryDatabase()
  raw = asDatabaseSync(sqlite3, opened)
  raw.exec('create table notes (id integer primary key, title text not null unique, picture blob)')
})
afterEach(() => {
  if (raw.isOpen) raw.close()
})

const failureOf = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}

describe('SQLite of a tab', () => {
  it('reads and writes like node:sqlite', () => {
    const insert = raw.prepare('insert into notes (title, picture) values (?, ?)')
    expect(insert.columns()).toEqual([])
    expect(insert.run('una', new Uint8Array([1, 2]))).toEqual({ changes: 1, lastInsertRowid: 1n })
    insert.run('otra', null)
    const select = raw.prepare('select id, title, picture from notes where id >= ? order by id')
    expect(select.columns().map(({ name }) => name)).toEqual(['id', 'title', 'picture'])
    expect(select.all(1)).toEqual([
      { id: 1, title: 'una', picture: new Uint8Array([1, 2]) },
      { id: 2, title: 'otra', picture: null },
    ])
    expect(select.get(2)).toMatchObject({ title: 'otra' })
    expect([...select.iterate(3)]).toEqual([])
    select.setReturnArrays(true)
    expect(select.all(2)).toEqual([[2, 'otra', null]])
  })

  it('fails with the codes of node:sqlite and can be used afterwards', () => {
    const insert = raw.prepare('insert into notes (title) values (?)')
    insert.run('una')
    expect(isUniqueViolation(failureOf(() => insert.run('una')))).toBe(true)
    expect(insert.run('otra').changes).toBe(1)
    expect(failureOf(() => raw.prepare('select nothing'))).toMatchObject({ code: 'ERR_SQLITE_ERROR', errcode: 1 })
    raw.close()
    expect(isStoreFailure(failureOf(() => insert.run('tarde')))).toBe(true)
  })

  it('limits open statements and re-prepares the others', () => {
    const statements = Array.from({ length: 900 }, (_, index) => raw.prepare(`select ${index} as value`))
    expect(statements.map((statement) => statement.get()!.value)).toEqual([...statements.keys()])
  })
})

describe('the store of a tab', () => {
  it('delays reads until the commit and rolls back only the failed write', async () => {
    const store = createTabStore(raw)
    const titles = async () => (await sql<{ title: string }>`select title from notes`.execute(store.read)).rows
    const committed = store.write(async (db) => sql`insert into notes (title) values ('queda')`.execute(db))
    const inserted = Promise.withResolvers<void>()
    const undone = store.write(async (db) => {
      await sql`insert into notes (title) values ('no queda')`.execute(db)
      inserted.resolve()
      // Longer than a turn of the event loop: a concurrent read must not see the row.
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('no')
    })
    const failing = undone.catch((error: Error) => error.message)
    await inserted.promise
    const [seen, , failure] = await Promise.all([titles(), committed, failing])
    expect(seen).toEqual([{ title: 'queda' }])
    expect(failure).toBe('no')
    await store.close()
  })
})
