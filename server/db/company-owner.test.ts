import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { emptyStore, type StoreCopy } from '../../tests/support/stores.ts'
import type { AnyDb } from './columns.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const ownedTables = [
  'boards',
  'fileItems',
  'inventoryCategories',
  'inventoryBrands',
  'inventoryVendors',
  'inventoryTags',
  'inventoryProducts',
] as const

const createdAt = '2025-01-01T00:00:00.000Z'
const nameColumns = { name: 'Uno', slug: 'uno', sortKey: 'uno' }
const texts = { category: '', description: '', brand: '', vendor: '', tags: '[]', images: '[]', thumbnail: null }
const keys = { name: 'Cal', sku: 'C', barcode: '', sortKey: 'cal', skuKey: 'c', searchText: 'cal' }
const numbers = { stock: 1, reserved: 0, cost: 0, basePrice: 1, taxPercent: 0, price: 1, weight: 0, active: 1 }

/** Inserts rows as in a store from before boards, files and the inventory had an owner. */
async function fillAsBefore(db: AnyDb): Promise<void> {
  const rows: Record<string, object> = {
    boards: { id: 'b', title: 'Obra', sortKey: 'obra', description: '', icon: 'home', lastActivity: createdAt },
    scrumboardMembers: { id: 'stranger', name: 'Sin cuenta', avatar: null },
    fileItems: {
      id: 'f',
      folderId: null,
      type: 'folder',
      name: 'Planos',
      sortKey: 'planos',
      bytes: 0,
      createdBy: 'Ana',
      createdAt,
      modifiedAt: createdAt,
    },
    inventoryCategories: { id: 'c', parentId: null, name: 'Uno', slug: 'uno' },
    inventoryBrands: { id: 'm', ...nameColumns },
    inventoryVendors: { id: 'v', ...nameColumns },
    inventoryTags: { id: 't', title: 'Uno' },
    inventoryProducts: { id: 'p', ...keys, ...texts, ...numbers, barcodeNumber: 0 },
  }
  for (const [table, row] of Object.entries(rows)) await db.insertInto(table).values(row).execute()
}

async function addCompany(db: AnyDb, id: number, members: string[]): Promise<void> {
  const company = { id, nombre: `Empresa ${id}`, cuit: String(id), telefono: '', mail: '', ubicacion: '' }
  await db
    .insertInto('developers')
    .values({ ...company, sortKey: `empresa ${id}`, createdAt })
    .execute()
  for (const userId of members)
    await db
      .insertInto('memberships')
      .values({ userId, developerId: id, cuitDigits: String(id) })
      .execute()
}

describe('migrating rows that had no owner', () => {
  let copy: StoreCopy
  beforeEach(async () => {
    copy = await emptyStore(inject('storeTemplate'))
    const before = Object.entries(migrations).filter(([name]) => name < '20261122T0330')
    await migrate(copy.store, Object.fromEntries(before))
    await copy.store.write((db) => fillAsBefore(db as unknown as AnyDb))
  })
  afterEach(() => copy.remove())

  const owners = async () => {
    const found = await Promise.all(
      ownedTables.map((table) =>
        sql<{ companyId: number | null }>`select "companyId" from ${sql.table(table)}`.execute(copy.store.read),
      ),
    )
    return Object.fromEntries(found.map(({ rows }, index) => [ownedTables[index], rows.map((row) => row.companyId)]))
  }
  const all = (owner: number | null) => Object.fromEntries(ownedTables.map((table) => [table, [owner]]))

  it('gives them to the company with the most members, the oldest if several', async () => {
    await copy.store.write(async (typed) => {
      const db = typed as unknown as AnyDb
      for (const id of ['ana', 'beto', 'caro'])
        await db
          .insertInto('users')
          .values({ id, name: id, email: `${id}@obra.test`, passwordHash: 'x', createdAt })
          .execute()
      await addCompany(db, 1, ['ana'])
      await addCompany(db, 2, ['ana', 'beto'])
      await addCompany(db, 3, ['beto', 'caro'])
      await db.insertInto('scrumboardMembers').values({ id: 'ana', name: 'Ana', avatar: null }).execute()
    })
    await migrate(copy.store)
    expect(await owners()).toEqual(all(2))
    const { rows } = await sql`select id, "companyId" from "scrumboardMembers" order by id`.execute(copy.store.read)
    // A board member with an account is a user, who may belong to several companies.
    expect(rows).toEqual([
      { id: 'ana', companyId: null },
      { id: 'stranger', companyId: 2 },
    ])
  })

  it('leaves them without an owner in a store without companies', async () => {
    await migrate(copy.store)
    expect(await owners()).toEqual(all(null))
  })
})
