import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sampleCopy } from '../lib/sample-copy.ts'
import { useTestServer } from '../../tests/support/server.ts'
import { multiplyInventory } from '../areas/inventory/seed.ts'
import type { Db } from './schema.ts'
import { loadInBulk } from './bulk-load.ts'
import { isPostgres } from './columns.ts'

const server = useTestServer()

async function indexNames(db: Db): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = current_schema() order by 1`
    : sql<{ name: string }>`select type || ' ' || name as name from sqlite_schema order by 1`
  return (await query.execute(db)).rows.map((row) => row.name)
}

it('drops the indexes of a table during a bulk load and recreates all of them', async () => {
  const { store } = server.current.services
  const before = await indexNames(store.read)
  let during: string[] = []
  await store.write((db) =>
    loadInBulk(db, ['inventoryProducts'], async () => {
      await multiplyInventory(db, { copies: [sampleCopy(1, true)] }, 2, () => {})
      during = await indexNames(db)
    }),
  )
  expect(before.filter((name) => !during.includes(name)).length).toBeGreaterThan(6)
  expect(await indexNames(store.read)).toEqual(before)
  const api = await server.current.as('demo@obra.test', 1)
  const { body } = await api('listProducts', { query: { search: 'lote 1' } })
  expect(body.pagination).toMatchObject({ length: 100 })
})

it('keeps the indexes when a bulk load fails', async () => {
  const { store } = server.current.services
  const before = await indexNames(store.read)
  const failing = store.write((db) => loadInBulk(db, ['mails'], () => Promise.reject(new Error('no luck'))))
  await expect(failing).rejects.toThrow('no luck')
  expect(await indexNames(store.read)).toEqual(before)
})
