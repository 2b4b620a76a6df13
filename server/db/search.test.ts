import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'
import { fold } from '../lib/text.ts'
import type { AnyDb } from './columns.ts'
import { serialKey } from './columns.ts'
import { contains, createSearchIndex } from './search.ts'

const server = useTestServer()
const names = ['José Núñez', 'JOSEFINA', '50% off_sale', '500 offxsale', 'a\\b c', 'ÑANDÚ', 'x', "O'Higgins"]

const search = async (text: string) => {
  const db = server.current.services.store.read as unknown as AnyDb
  const rows = await db
    .selectFrom('things')
    .select('name')
    .where(contains(db, 'things', 'seq', text))
    .execute()
  return (rows as { name: string }[]).map(({ name }) => name).toSorted()
}

beforeAll(async () => {
  await server.current.services.store.write(async (known) => {
    const db = known as unknown as AnyDb
    await serialKey(db, db.schema.createTable('things'), 'seq')
      .addColumn('name', 'text')
      .addColumn('searchText', 'text')
      .execute()
    await createSearchIndex(db, 'things', 'seq')
    await db
      .insertInto('things')
      .values(names.map((name) => ({ name, searchText: fold(name) })))
      .execute()
  })
})

describe('substring search', () => {
  it.each([
    ['jose', ['JOSEFINA', 'José Núñez']],
    ['NUÑ', ['José Núñez']],
    ['nand', ['ÑANDÚ']],
    ['sé', ['JOSEFINA', 'José Núñez']],
    ['0% off_', ['50% off_sale']],
    ['%', ['50% off_sale']],
    ['\\b c', ['a\\b c']],
    ["o'h", ["O'Higgins"]],
    ['o’hig', ["O'Higgins"]],
    ['ohig', ["O'Higgins"]],
    ['núñ jos', ['José Núñez']],
    ['sale off', ['50% off_sale', '500 offxsale']],
    ["'", ['50% off_sale', '500 offxsale', 'JOSEFINA', 'José Núñez', "O'Higgins", 'a\\b c', 'x', 'ÑANDÚ']],
    ['nada de esto', []],
  ])('%j finds %j', async (text, found) => {
    expect(await search(text)).toEqual(found)
  })

  it('finds changed rows and no longer deleted ones', async () => {
    await server.current.services.store.write(async (known) => {
      const db = known as unknown as AnyDb
      await db.updateTable('things').set({ searchText: 'renombrado' }).where('name', '=', 'x').execute()
      await db.deleteFrom('things').where('name', '=', 'JOSEFINA').execute()
    })
    expect([await search('renom'), await search('jose')]).toEqual([['x'], ['José Núñez']])
  })

  it('uses the index for three characters or more', async () => {
    const { store } = server.current.services
    if (store.kind !== 'sqlite') return
    const db = store.read as unknown as AnyDb
    const query = db
      .selectFrom('things')
      .select('name')
      .where(contains(db, 'things', 'seq', 'jose'))
      .compile()
    const plan = await sql<{
      detail: string
    }>`explain query plan ${sql.raw(query.sql.replaceAll('?', "'%jose%'"))}`.execute(db)
    expect(plan.rows.map(({ detail }) => detail).join('; ')).toContain('VIRTUAL TABLE INDEX')
  })
})
