import { binaryText, isPostgres, notNull, type AnyDb } from '../columns.ts'

const texts = [
  'id',
  'category',
  'name',
  'description',
  'tags',
  'sku',
  'barcode',
  'brand',
  'vendor',
  'images',
  'searchText',
]
const integers = ['stock', 'reserved', 'active']
const amounts = ['cost', 'basePrice', 'taxPercent', 'price', 'weight', 'barcodeNumber']

/** Deleted products are stored here unchanged while the deletion can be undone. */
async function createDeletedProducts(db: AnyDb): Promise<void> {
  let table = db.schema
    .createTable('inventoryDeletedProducts')
    .addColumn('seq', 'integer', (column) => column.primaryKey())
    .addColumn('deletion', 'text', notNull)
    .addColumn('deletedAt', binaryText(db), notNull)
    .addColumn('thumbnail', 'text')
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('skuKey', binaryText(db), notNull)
  for (const name of texts) table = table.addColumn(name as never, 'text', notNull)
  for (const name of integers) table = table.addColumn(name as never, 'integer', notNull)
  for (const name of amounts) table = table.addColumn(name as never, 'numeric', notNull)
  await table.execute()
  await db.schema
    .createIndex('inventoryDeletedProducts_deletion')
    .on('inventoryDeletedProducts')
    .column('deletion')
    .execute()
}

export async function up(db: AnyDb): Promise<void> {
  await createDeletedProducts(db)
  await db.schema
    .createTable('inventoryImages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No foreign key: the images of a deleted product stay while it can be restored.
    .addColumn('product', 'text', notNull)
    .addColumn('type', 'text', notNull)
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', notNull)
    .execute()
  await db.schema.createIndex('inventoryImages_product').on('inventoryImages').column('product').execute()
}
