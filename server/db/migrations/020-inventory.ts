import { binaryText, required, serialKey, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

const amounts = ['cost', 'basePrice', 'taxPercent', 'price', 'weight', 'barcodeNumber'] as const

async function createNamedTables(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('inventoryCategories'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('parentId', 'text', (c) => c.references('inventoryCategories.id'))
    .addColumn('name', 'text', required)
    .addColumn('slug', 'text', required)
    .execute()
  for (const name of ['inventoryBrands', 'inventoryVendors']) {
    await db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', required)
      .addColumn('slug', 'text', required)
      .addColumn('sortKey', binaryText(db), required)
      .execute()
  }
  await serialKey(db, db.schema.createTable('inventoryTags'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', required)
    .execute()
}

async function createProducts(db: AnyDb): Promise<void> {
  let table = serialKey(db, db.schema.createTable('inventoryProducts'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('category', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('tags', 'text', required)
    .addColumn('sku', 'text', required)
    .addColumn('barcode', 'text', required)
    .addColumn('brand', 'text', required)
    .addColumn('vendor', 'text', required)
    .addColumn('stock', 'integer', required)
    .addColumn('reserved', 'integer', required)
    .addColumn('thumbnail', 'text')
    .addColumn('images', 'text', required)
    .addColumn('active', 'integer', required)
    .addColumn('sortKey', binaryText(db), required)
    .addColumn('skuKey', binaryText(db), required)
    .addColumn('searchText', 'text', required)
  // NUMERIC is exact to the cent on PostgreSQL and stores integers as such on SQLite: JSON has 9100, not 9100.0.
  for (const name of amounts) table = table.addColumn(name as never, 'numeric', required)
  await table.execute()
  for (const column of ['sortKey', 'skuKey', 'price', 'stock', 'active']) {
    await db.schema
      .createIndex(`inventoryProducts_${column}`)
      .on('inventoryProducts')
      .columns([column, 'seq desc'])
      .execute()
  }
  await createSearchIndex(db, 'inventoryProducts', 'seq')
}

export async function up(db: AnyDb): Promise<void> {
  await createNamedTables(db)
  await createProducts(db)
}
