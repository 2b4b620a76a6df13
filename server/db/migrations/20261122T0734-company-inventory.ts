import { sql } from 'kysely'
import { isPostgres, largestCompany, type AnyDb } from '../columns.ts'

const tables = [
  'inventoryCategories',
  'inventoryBrands',
  'inventoryVendors',
  'inventoryTags',
  'inventoryProducts',
  'inventoryDeletedProducts',
  'inventoryBulkChanges',
]

/** The orders of products on the screen; each index includes the search text. */
const orders = {
  sortKey: '"sortKey", "seq" desc',
  skuKey: '"skuKey", "seq" desc',
  price: '"price", "seq" desc',
  stock: '"stock", "seq" desc',
  active: '"active", "seq" desc',
  activeDown: '"active" desc, "seq" desc',
}
const filters = { category: '"category"', brand: '"brand"', vendor: '"vendor"', free: '("stock" - "reserved")' }

/**
 * The inventory gets a company. An existing one goes to the company with the most members; in a store without companies it
 * stays without an owner, visible to nobody.
 */
export async function up(db: AnyDb): Promise<void> {
  const company = await largestCompany(db)
  for (const table of tables) {
    await db.schema
      .alterTable(table)
      .addColumn('developerId', 'integer', (c) => c.references('developers.id').onDelete('cascade'))
      .execute()
    if (company !== undefined) await db.updateTable(table).set({ developerId: company }).execute()
  }
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const table of tables) {
    if (table === 'inventoryProducts') continue
    await db.schema.createIndex(`${table}_developer`).on(table).column('developerId').execute()
  }
  for (const name of [...Object.keys(orders), ...Object.keys(filters)]) {
    await db.schema.dropIndex(`inventoryProducts_${name}`).ifExists().execute()
  }
  const carried = isPostgres(db) ? ') include ("searchText")' : ', "searchText")'
  for (const [name, keys] of Object.entries(orders)) {
    await run(`create index "inventoryProducts_${name}" on "inventoryProducts" ("developerId", ${keys}${carried}`)
  }
  for (const [name, key] of Object.entries(filters)) {
    await run(`create index "inventoryProducts_${name}" on "inventoryProducts" ("developerId", ${key})`)
  }
}
