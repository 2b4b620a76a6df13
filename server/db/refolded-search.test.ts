import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { emptyStore, type StoreCopy } from '../../tests/support/stores.ts'
import type { AnyDb } from './columns.ts'
import { isPostgres } from './columns.ts'
import { migrate } from './migrate.ts'
import { foldedColumns } from './migrations/20261125T2200-refolded-search.ts'
import { migrations } from './migrations/index.ts'
import { contains } from './search.ts'

const name = '20261125T2200-refolded-search'
let copy: StoreCopy

beforeEach(async () => {
  copy = await emptyStore(inject('storeTemplate'))
  await migrate(copy.store, Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name)))
})
afterEach(() => copy.remove())

it('stored search text is folded again, in more than one batch and in the search index', async () => {
  const db = copy.store.read as unknown as AnyDb
  const user = { id: 'u', name: 'Ana', email: 'ana@obra.test', passwordHash: 'x', status: 'online', sortKey: 'ana' }
  const note = { userId: 'u', content: '', archived: 0, createdAt: '2026', updatedAt: '2026' }
  await copy.store.write(async (typed) => {
    const write = typed as unknown as AnyDb
    await write
      .insertInto('users')
      .values({ ...user, searchText: "d'onofrio", createdAt: '2026' })
      .execute()
    const rows = Array.from({ length: 1001 }, (_, at) => ({
      id: `n${at}`,
      ...note,
      title: 'm²',
      foundBy: `losa ${at} m²`,
    }))
    for (const some of [rows.slice(0, 500), rows.slice(500)]) await write.insertInto('notes').values(some).execute()
    const file = {
      id: 'f',
      companyId: 1,
      type: 'PDF',
      name: 'Núñez m².pdf',
      sortKey: 'x',
      nameKey: 'nunez m².pdf',
      isFile: 1,
    }
    await write
      .insertInto('developers')
      .values({ id: 1, nombre: 'N', cuit: '1', telefono: '', mail: '', ubicacion: '', sortKey: 'n', createdAt: '2026' })
      .execute()
    await write
      .insertInto('fileItems')
      .values({ ...file, bytes: 1, createdBy: 'Ana', createdAt: '2026', modifiedAt: '2026' })
      .execute()
  })
  await migrate(copy.store)
  const found = await db
    .selectFrom('notes')
    .select('id')
    .where(contains(db, 'notes', 'seq', 'm2 losa', 'foundBy'))
    .execute()
  expect(found).toHaveLength(1001)
  expect(await db.selectFrom('users').select('searchText').executeTakeFirst()).toEqual({ searchText: 'donofrio' })
  const { searchText, nameKey } = (await db.selectFrom('fileItems').selectAll().executeTakeFirst())!
  expect([searchText, nameKey]).toEqual(['nunez m2.pdf', 'nunez m².pdf'])
})

it('every table with folded text is refolded', async () => {
  const db = copy.store.read as unknown as AnyDb
  const { rows } = isPostgres(db)
    ? await sql<{ place: string }>`select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' and column_name in ('searchText', 'foundBy')`.execute(db)
    : await sql<{ place: string }>`select m.name || '.' || c.name as place from sqlite_master m
        join pragma_table_info(m.name) c on c.name in ('searchText', 'foundBy')
        where m.type = 'table' and m.sql not like 'create virtual%'`.execute(db)
  const refolded = Object.entries(foldedColumns).flatMap(([table, { columns }]) =>
    columns.map((each) => `${table}.${each}`),
  )
  const stored = rows.map(({ place }) => place).filter((place) => place !== 'inventoryDeletedProducts.searchText')
  expect(refolded.toSorted()).toEqual(stored.toSorted())
})
