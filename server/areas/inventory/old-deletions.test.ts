import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { connect } from '../../db/connect.ts'
import { migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/index.ts'
import { moveBack, selectBulkChange, selectDeleted } from './bulk.queries.ts'
import { selectPage } from './product.queries.ts'
import { keysOf } from './service.ts'

it('restores products that were deleted before bulk changes were stored, and finds them by search', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-old-'))
  const store = await connect({ file: path.join(folder, 'obra.sqlite'), databaseUrl: undefined })
  try {
    const left = ['023-inventory-changes', '20261122T0734-company-inventory']
    // Later migrations expect the names of columns that `company-ids` gave.
    const isEarlier = (name: string) => name < '20261125T1945-company-ids' && !left.includes(name)
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => isEarlier(name)))
    await migrate(store, before)
    const texts = { category: '', description: '', brand: '', vendor: '', tags: '[]', images: '[]', thumbnail: null }
    const numbers = { stock: 1, reserved: 0, cost: 0, basePrice: 1, taxPercent: 0, price: 1, weight: 0, active: 1 }
    const keys = keysOf({ name: 'Hormigonera vieja', sku: 'V', barcode: '1' })
    const company = { id: 1, nombre: 'Vieja S.A.', cuit: '', telefono: '', mail: '', ubicacion: '' }
    const row = { seq: 7, id: 'p', ...keys, ...texts, ...numbers, deletion: 'd' }
    await store.write(async (db) => {
      await sql`alter table "inventoryDeletedProducts" drop column "deletedAt"`.execute(db)
      await db
        .insertInto('developers')
        .values({ ...company, sortKey: '', createdAt: '2026' })
        .execute()
      await db.insertInto('inventoryDeletedProducts').values(row).execute()
      await sql`alter table "inventoryDeletedProducts" add column "deletedAt" text not null default '2026-03-16'`.execute(
        db,
      )
    })
    await migrate(store)
    expect(await selectBulkChange(store.read, 1, 'd', '2026')).toMatchObject({ madeAt: '2026-03-16', field: null })
    const search = { companyId: 1, search: 'hormigonera', sort: 'name', order: 'asc' } as const
    const count = async () => (await selectPage(store.read, search, 0, 10)).length
    expect(await count()).toBe(0)
    await store.write(async (db) => moveBack(db, await selectDeleted(db, 'd')))
    expect(await count()).toBe(1)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true })
  }
})
