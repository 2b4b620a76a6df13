/** Changes to many products at once. */
import { sql } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../http/env.ts'
import { matching } from './product-queries.ts'

/** Which products: these ids, or what a search (its text folded) finds without some. */
export type Selection = { ids: string[] } | { search: string; except?: string[] }

const columns = [
  ...(['seq', 'id', 'category', 'name', 'description', 'tags', 'sku', 'barcode', 'brand', 'vendor'] as const),
  ...(['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight', 'thumbnail', 'images'] as const),
  ...(['active', 'sortKey', 'skuKey', 'barcodeNumber', 'searchText'] as const),
]
const maxPrice = 1_000_000_000_000

/** The numbers of the selected products, which nobody else changes until the transaction ends. */
export async function lockSelected(db: Db, selection: Selection): Promise<number[]> {
  const rows = await selected(db, selection)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
  return rows.map(({ seq }) => seq)
}

function selected(db: Db, selection: Selection) {
  if ('ids' in selection) return db.selectFrom('inventoryProducts').select('seq').where('id', 'in', selection.ids)
  const found = matching(db, { search: selection.search }).select('seq')
  return selection.except?.length ? found.where('id', 'not in', selection.except) : found
}

/** Switches products on or off. */
export async function updateActive(db: Db, seqs: number[], isActive: boolean): Promise<void> {
  const set = { active: Number(isActive) }
  await db.updateTable('inventoryProducts').set(set).where('seq', 'in', seqs).execute()
}

/** Moves the base prices of products by a percentage, and the prices with them. */
export async function updatePrices(db: Db, seqs: number[], percent: number): Promise<void> {
  const least = sql.raw(isPostgres(db) ? 'least' : 'min')
  const base = sql<number>`${least}(round("basePrice" * (1 + cast(${percent} as numeric) / 100.0), 2), ${maxPrice})`
  const price = sql<number>`round(${base} * (1 + "taxPercent" / 100.0), 2)`
  await db.updateTable('inventoryProducts').set({ basePrice: base, price }).where('seq', 'in', seqs).execute()
}

/** Moves products to the deleted ones, under the name of a deletion. */
export async function moveToDeleted(db: Db, seqs: number[], deletion: string, deletedAt: string): Promise<void> {
  const stamps = [sql<string>`${deletion}`.as('deletion'), sql<string>`${deletedAt}`.as('deletedAt')]
  const copies = db
    .selectFrom('inventoryProducts')
    .select([...columns, ...stamps])
    .where('seq', 'in', seqs)
  const filled = [...columns, 'deletion', 'deletedAt'] as const
  await db.insertInto('inventoryDeletedProducts').columns(filled).expression(copies).execute()
  await db.deleteFrom('inventoryProducts').where('seq', 'in', seqs).execute()
}

/** The numbers of the products of a deletion. */
export async function selectDeleted(db: Db, deletion: string): Promise<number[]> {
  const query = db.selectFrom('inventoryDeletedProducts').select('seq').where('deletion', '=', deletion)
  return (await query.execute()).map(({ seq }) => seq)
}

/** Moves deleted products back to where they were. */
export async function moveBack(db: Db, seqs: number[]): Promise<void> {
  const copies = db.selectFrom('inventoryDeletedProducts').select(columns).where('seq', 'in', seqs)
  await db.insertInto('inventoryProducts').columns(columns).expression(copies).execute()
  await db.deleteFrom('inventoryDeletedProducts').where('seq', 'in', seqs).execute()
}

/** Forgets what was deleted before a moment, with its images. */
export async function forgetDeleted(db: Db, before: string): Promise<void> {
  const forgotten = db.selectFrom('inventoryDeletedProducts').select('id').where('deletedAt', '<', before)
  await db.deleteFrom('inventoryImages').where('product', 'in', forgotten).execute()
  await db.deleteFrom('inventoryDeletedProducts').where('deletedAt', '<', before).execute()
}
