import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../columns.ts'

/** The columns that products are sorted by, besides the name (its index is in 060). */
const sortColumns = [
  'skuKey',
  'price',
  'stock',
  'active',
  'barcodeNumber',
  'reserved',
  'cost',
  'basePrice',
  'taxPercent',
  'weight',
]
/** Columns with few values: read backwards, an index would leave thousands of equal values to sort, newest first. */
const fewValued = ['active', 'taxPercent']
const sortedBefore = new Set(['skuKey', 'price', 'stock', 'active'])

/**
 * A covering index for each order of products includes the search text, so that the first ten matches are found without
 * reading rows. On PostgreSQL the index by name also includes `seq`, and finer statistics on names let the planner tell a rare
 * text from a common one.
 */
export async function up(db: AnyDb): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const carried = isPostgres(db) ? `) include ("searchText")` : `, "searchText")`
  for (const column of sortColumns) {
    const name = `inventoryProducts_${column}`
    if (sortedBefore.has(column)) await db.schema.dropIndex(name).execute()
    await run(`create index "${name}" on "inventoryProducts" ("${column}", "seq" desc${carried}`)
  }
  for (const column of fewValued) {
    const keys = `"${column}" desc, "seq" desc`
    await run(`create index "inventoryProducts_${column}Down" on "inventoryProducts" (${keys}${carried}`)
  }
  await run(`create index "inventoryProducts_newest" on "inventoryProducts" ("seq" desc${carried}`)
  if (!isPostgres(db)) return
  await db.schema.dropIndex('inventoryProducts_text').execute()
  await run(`create index "inventoryProducts_text" on "inventoryProducts" ("searchText") include ("seq")`)
  await run(`alter table "inventoryProducts" alter column "searchText" set statistics 1000`)
  await run(`analyze "inventoryProducts"`)
}
