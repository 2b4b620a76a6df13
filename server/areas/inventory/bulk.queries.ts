/** Queries that change many products at once. */
import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import type { Db } from '../../db/schema.ts'
import { matchingProducts, type ProductFilters } from './product.queries.ts'
import type { ChangedField } from './tables.ts'

/** The selected products: by ids, or all matches of a (folded) search except some. */
export type Selection =
  | { ids: string[] }
  | { search: string; filters?: ProductFilters | undefined; except?: string[] | undefined }

const columns = [
  ...([
    'seq',
    'companyId',
    'id',
    'category',
    'name',
    'description',
    'tags',
    'sku',
    'barcode',
    'brand',
    'vendor',
  ] as const),
  ...(['stock', 'reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight', 'thumbnail', 'images'] as const),
  ...(['active', 'version', 'sortKey', 'skuKey', 'barcodeNumber', 'searchText'] as const),
]
const maxPrice = 1_000_000_000_000

/**
 * Locks the selected products until the transaction ends and returns their `seq`, in key order: slices then write each
 * page once, and two writers cannot deadlock.
 */
export async function lockSelected(db: Db, companyId: number, selection: Selection): Promise<number[]> {
  const rows = await selectedProducts(db, companyId, selection)
    .orderBy('seq')
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute()
  return rows.map(({ seq }) => seq)
}

function selectedProducts(db: Db, companyId: number, selection: Selection) {
  if ('ids' in selection) {
    const byIds = db.selectFrom('inventoryProducts').select('seq').where('id', 'in', selection.ids)
    return byIds.where('companyId', '=', companyId)
  }
  const found = matchingProducts(db, companyId, selection.search, selection.filters).select('seq')
  return selection.except?.length ? found.where('id', 'not in', selection.except) : found
}

type BulkChange = { companyId: number; id: string; madeAt: string; field: ChangedField | null }

export async function insertBulkChange(db: Db, change: BulkChange): Promise<void> {
  await db.insertInto('inventoryBulkChanges').values(change).execute()
}

/** A bulk change or deletion made since a time, or undefined. */
export function selectBulkChange(db: Db, companyId: number, id: string, since: string) {
  const query = db.selectFrom('inventoryBulkChanges').select(['id', 'madeAt', 'field']).where('id', '=', id)
  return query.where('companyId', '=', companyId).where('madeAt', '>=', since).executeTakeFirst()
}

/** Deletes a bulk change with its recorded values. */
export async function deleteBulkChange(db: Db, id: string): Promise<void> {
  await db.deleteFrom('inventoryBulkChanges').where('id', '=', id).execute()
}

/** The changes and deletions made before these times. */
export function selectBulkChangesBefore(db: Db, before: { change: string; deletion: string }) {
  return db
    .selectFrom('inventoryBulkChanges')
    .select('id')
    .where(({ and, eb, or }) =>
      or([
        and([eb('field', 'is not', null), eb('madeAt', '<', before.change)]),
        and([eb('field', 'is', null), eb('madeAt', '<', before.deletion)]),
      ]),
    )
    .execute()
}

export const isActive = (active: boolean) => sql<number>`cast(${Number(active)} as numeric)`

/** A base price changed by a percentage, rounded to the cent and capped. */
export function changedPrice(db: Db, percent: number): RawBuilder<number> {
  const least = sql.raw(isPostgres(db) ? 'least' : 'min')
  return sql<number>`${least}(round("basePrice" * (1 + cast(${percent} as numeric) / 100.0), 2), ${maxPrice})`
}

type FieldChange = { id: string; field: ChangedField }

/** Records the values before and after a change of the products it affects; returns how many. */
export async function planChange(
  db: Db,
  seqs: number[],
  { id, field }: FieldChange,
  after: RawBuilder<number>,
): Promise<number> {
  const values = db
    .selectFrom('inventoryProducts')
    .select(['seq', sql<string>`${id}`.as('change'), sql<number>`${sql.ref(field)}`.as('before'), after.as('after')])
    .where('seq', 'in', seqs)
    .where(sql<boolean>`${sql.ref(field)} <> ${after}`)
  const filled = ['seq', 'change', 'before', 'after'] as const
  const inserted = db.insertInto('inventoryChangedProducts').columns(filled).expression(values)
  return Number((await inserted.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n)
}

/**
 * Sets products to their value before or after a bulk change, and their price with it. Products that no longer have
 * `from` are skipped. Includes deleted products, which may be restored; returns how many live ones changed.
 */
export async function applyChange(
  db: Db,
  seqs: number[],
  { id, field }: FieldChange,
  [from, to]: ['before', 'after'] | ['after', 'before'],
): Promise<number> {
  const set = sql.raw(field === 'active' ? '' : `, "price" = round(c."${to}" * (1 + "taxPercent" / 100.0), 2)`)
  const updates = (['inventoryDeletedProducts', 'inventoryProducts'] as const).map(
    (table) =>
      sql`update ${sql.table(table)} set ${sql.id(field)} = c.${sql.id(to)}${set}, "version" = "version" + 1 from "inventoryChangedProducts" as c
        where c."change" = ${id} and c."seq" in (${sql.join(seqs)}) and c."seq" = ${sql.id(table, 'seq')}
        and ${sql.id(table, field)} = c.${sql.id(from)}`,
  )
  const [, liveProducts] = [await updates[0]!.execute(db), await updates[1]!.execute(db)]
  return Number(liveProducts.numAffectedRows ?? 0n)
}

/** The sequence numbers of the products that a bulk change affected. */
export async function selectChanged(db: Db, change: string): Promise<number[]> {
  const query = db.selectFrom('inventoryChangedProducts').select('seq').where('change', '=', change).orderBy('seq')
  return (await query.execute()).map(({ seq }) => seq)
}

/** Moves products to the deleted ones, recorded under a deletion id. */
export async function moveToDeleted(db: Db, seqs: number[], deletion: string): Promise<void> {
  const copies = db
    .selectFrom('inventoryProducts')
    .select([...columns, sql<string>`${deletion}`.as('deletion')])
    .where('seq', 'in', seqs)
  const filled = [...columns, 'deletion'] as const
  await db.insertInto('inventoryDeletedProducts').columns(filled).expression(copies).execute()
  await db.deleteFrom('inventoryProducts').where('seq', 'in', seqs).execute()
}

/** The sequence numbers of the products of a deletion, at most `limit`. */
export async function selectDeleted(db: Db, deletion: string, limit?: number): Promise<number[]> {
  const query = db.selectFrom('inventoryDeletedProducts').select('seq').where('deletion', '=', deletion).orderBy('seq')
  return (await (limit ? query.limit(limit) : query).execute()).map(({ seq }) => seq)
}

/** The sequence numbers of the deleted products among these ids. */
export async function selectDeletedByIds(db: Db, companyId: number, ids: string[]): Promise<number[]> {
  const query = db.selectFrom('inventoryDeletedProducts').select('seq').where('id', 'in', ids).orderBy('seq')
  return (await query.where('companyId', '=', companyId).execute()).map(({ seq }) => seq)
}

const deletedSince = (db: Db, companyId: number, since: string) =>
  db
    .selectFrom('inventoryDeletedProducts as product')
    .innerJoin('inventoryBulkChanges as deletion', 'deletion.id', 'product.deletion')
    .where('deletion.companyId', '=', companyId)
    .where('deletion.madeAt', '>=', since)

export async function countDeleted(db: Db, companyId: number, since: string): Promise<number> {
  const { count } = await deletedSince(db, companyId, since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of the products deleted since a time, newest deletion first. */
export function selectDeletedPage(db: Db, companyId: number, since: string, offset: number, limit: number) {
  return deletedSince(db, companyId, since)
    .select(['product.id', 'product.name', 'product.sku', 'product.stock', 'deletion.madeAt as deletedAt'])
    .orderBy('deletion.madeAt', 'desc')
    .orderBy('product.seq', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Restores deleted products at their previous positions. */
export async function moveBack(db: Db, seqs: number[]): Promise<void> {
  const copies = db.selectFrom('inventoryDeletedProducts').select(columns).where('seq', 'in', seqs)
  await db.insertInto('inventoryProducts').columns(columns).expression(copies).execute()
  await db.deleteFrom('inventoryDeletedProducts').where('seq', 'in', seqs).execute()
}

/** Permanently deletes products and their images. */
export async function forgetDeleted(db: Db, seqs: number[]): Promise<void> {
  const forgotten = db.selectFrom('inventoryDeletedProducts').select('id').where('seq', 'in', seqs)
  await db.deleteFrom('inventoryImages').where('product', 'in', forgotten).execute()
  await db.deleteFrom('inventoryStockChanges').where('product', 'in', forgotten).execute()
  await db.deleteFrom('inventoryDeletedProducts').where('seq', 'in', seqs).execute()
}
