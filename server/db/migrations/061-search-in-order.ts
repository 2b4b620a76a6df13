import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../columns.ts'

/** What products are sorted by, beside their names: 060 made the index of those. */
const sorted = [
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
/** Fields of few values: backwards, an index would give thousands of equals to sort, the oldest first. */
const fewValued = ['active', 'taxPercent']
const sortedBefore = new Set(['skuKey', 'price', 'stock', 'active'])

/**
 * Each order of products has an index that also carries what a search looks at, so that the first ten that hold a text are
 * found without reading products, wherever in the order they stand. On PostgreSQL the names' index carries the number of the
 * product as well, and the planner knows names closely enough to tell a rare text from a frequent one.
 */
export async function up(db: AnyDb): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db)
  const carried = isPostgres(db) ? `) include ("searchText")` : `, "searchText")`
  for (const column of sorted) {
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
