import { sql } from 'kysely'
import { binaryText, isPostgres, required, serialKey, type AnyDb } from '../columns.ts'

/** Products carry a version, are found by SKU and barcode, keep the history of their stock, and are filtered by an index. */
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
    // No reference: the history of a deleted product stays for as long as it can be brought back.
    .addColumn('product', 'text', required)
    .addColumn('madeAt', binaryText(db), required)
    .addColumn('person', 'text', required)
    .addColumn('before', 'integer', required)
    .addColumn('after', 'integer', required)
    .execute()
  await db.schema
    .createIndex('inventoryStockChanges_product')
    .on('inventoryStockChanges')
    .columns(['product', 'seq'])
    .execute()
}
