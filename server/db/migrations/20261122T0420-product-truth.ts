import { sql } from 'kysely'
import { binaryText, isPostgres, notNull, serialKey, type AnyDb } from '../columns.ts'

/** Products get a version, search by SKU and barcode, a stock history, and indexes for their filters. */
export async function up(db: AnyDb): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const table of ['inventoryProducts', 'inventoryDeletedProducts']) {
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
  }
  const line = isPostgres(db) ? 'chr(10)' : 'char(10)'
  await run(
    `update "inventoryProducts" set "searchText" = "searchText" || ${line} || lower("sku") || ${line} || "barcode"`,
  )
  for (const column of ['category', 'brand', 'vendor']) {
    await db.schema.createIndex(`inventoryProducts_${column}`).on('inventoryProducts').column(column).execute()
  }
  await run(`create index "inventoryProducts_free" on "inventoryProducts" (("stock" - "reserved"))`)
  await serialKey(db, db.schema.createTable('inventoryStockChanges'), 'seq')
    // No foreign key: the history of a deleted product stays while it can be restored.
    .addColumn('product', 'text', notNull)
    .addColumn('madeAt', binaryText(db), notNull)
    .addColumn('person', 'text', notNull)
    .addColumn('before', 'integer', notNull)
    .addColumn('after', 'integer', notNull)
    .execute()
  await db.schema
    .createIndex('inventoryStockChanges_product')
    .on('inventoryStockChanges')
    .columns(['product', 'seq'])
    .execute()
}
