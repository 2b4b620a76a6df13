import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

const amounts = ['cost', 'basePrice', 'taxPercent', 'price', 'weight', 'barcodeNumber'] as const

async function createNamedTables(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('inventoryCategories'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('parentId', 'text', (c) => c.references('inventoryCategories.id'))
    .addColumn('name', 'text', notNull)
    .addColumn('slug', 'text', notNull)
    .execute()
  for (const name of ['inventoryBrands', 'inventoryVendors']) {
    await db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', notNull)
      .addColumn('slug', 'text', notNull)
      .addColumn('sortKey', binaryText(db), notNull)
      .execute()
  }
  await serialKey(db, db.schema.createTable('inventoryTags'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('title', 'text', notNull)
    .execute()
}

async function createProducts(db: AnyDb): Promise<void> {
  let table = serialKey(db, db.schema.createTable('inventoryProducts'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('category', 'text', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('description', 'text', notNull)
    .addColumn('tags', 'text', notNull)
    .addColumn('sku', 'text', notNull)
    .addColumn('barcode', 'text', notNull)
    .addColumn('brand', 'text', notNull)
    .addColumn('vendor', 'text', notNull)
    .addColumn('stock', 'integer', notNull)
    .addColumn('reserved', 'integer', notNull)
    .addColumn('thumbnail', 'text')
    .addColumn('images', 'text', notNull)
    .addColumn('active', 'integer', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('skuKey', binaryText(db), notNull)
    .addColumn('searchText', 'text', notNull)
  // NUMERIC is exact to the cent on PostgreSQL and stores integers as such on SQLite: JSON has 9100, not 9100.0.
  for (const name of amounts) table = table.addColumn(name as never, 'numeric', notNull)
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
