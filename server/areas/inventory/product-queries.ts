import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import { prepared, preparedByColumns } from '../../db/prepared.ts'
import { contains, isCommon, isLike } from '../../db/search.ts'
import type { Db } from '../../http/env.ts'
import type { InventoryTables } from './tables.ts'

const plain = 'category name description sku barcode brand vendor stock reserved cost basePrice taxPercent price weight'
const fields = ['id', ...plain.split(' '), 'thumbnail'].map((name) => `'${name}', "${name}"`).join(', ')

// The store builds the JSON itself: the lists inside are passed through, and nothing is parsed on the way.
const asSqliteJson = sql.raw<string>(
  `json_object(${fields}, 'tags', json(tags), 'images', json(images), 'active', json(iif(active = 1, 'true', 'false')))`,
)
const asPostgresJson = sql.raw<string>(
  `json_build_object(${fields}, 'tags', tags::json, 'images', images::json, 'active', active = 1)::text`,
)

/** A product as the JSON text of the contract's `Product`. */
function asJson(db: Db): RawBuilder<string> {
  return isPostgres(db) ? asPostgresJson : asSqliteJson
}

export type ProductRow = Selectable<InventoryTables['inventoryProducts']>
type NewProduct = Omit<ProductRow, 'seq'>
export type ProductChanges = Partial<Omit<NewProduct, 'id' | 'price'>>

const sortColumns = {
  name: 'sortKey',
  sku: 'skuKey',
  active: 'active',
  barcode: 'barcodeNumber',
  stock: 'stock',
  reserved: 'reserved',
  cost: 'cost',
  basePrice: 'basePrice',
  taxPercent: 'taxPercent',
  price: 'price',
  weight: 'weight',
} as const

/** What a list of products is asked for; its text is folded. */
export type ProductSearch = { search: string; sort: string; order: 'asc' | 'desc' }

/** Besides: the numbers of all that match, where they are known, and whether to go from the end to the beginning. */
type Asked = ProductSearch & { seqs?: number[] | undefined; isBackwards?: boolean }

const opposite = { asc: 'desc', desc: 'asc' } as const

/** One parameter however many there are, so that the statement stays one. */
function isAmong(db: Db, seqs: number[]): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql<SqlBool>`"seq" = any(${seqs}::integer[])`
    : sql<SqlBool>`"seq" in (select "value" from json_each(${JSON.stringify(seqs)}))`
}

/** The products that a search finds. Whoever needs only few of many looks at names until there are enough. */
export function matching(db: Db, { search, seqs }: Pick<Asked, 'search' | 'seqs'>) {
  const query = db.selectFrom('inventoryProducts')
  if (seqs) return query.where(isAmong(db, seqs))
  return search === '' ? query : query.where(isLike('searchText', search))
}

/** How many products a search finds, and where they are at most as many as asked, the numbers of all of them in no order. */
export type Matches = { length: number; seqs: number[] | undefined }

/** One pass that counts and collects. */
async function collectMatches(db: Db, search: string, most: number): Promise<Matches> {
  const query = matching(db, { search }).select([
    sql<number>`count(*)`.as('length'),
    sql<number[] | null>`case when count(*) <= ${most} then coalesce(array_agg("seq"), '{}') end`.as('seqs'),
  ])
  const { length, seqs } = await query.executeTakeFirstOrThrow()
  return { length, seqs: seqs ?? undefined }
}

/** The products that hold a text; the numbers only where there are at most `most`. */
export async function selectMatches(db: Db, search: string, most: number): Promise<Matches> {
  if (!(await isCommon(db, 'inventoryProducts', search, most))) {
    if (isPostgres(db)) return collectMatches(db, search, most)
    const query = db.selectFrom('inventoryProducts').select('seq')
    const found = query.where(contains(db, 'inventoryProducts', 'seq', search))
    const rows = await found.limit(most + 1).execute()
    if (rows.length <= most) return { length: rows.length, seqs: rows.map((row) => row.seq) }
  }
  return { length: await countMatching(db, { search }), seqs: undefined }
}

/**
 * The numbers of a slice of the matching products in order. Equals stay as in the list, the newest first, and so do all
 * where the field holds no numbers. Numbers only, so that no sorting carries whole products.
 */
export async function selectOrder(db: Db, asked: Asked, limit: number, offset = 0): Promise<number[]> {
  if (asked.seqs?.length === 0) return []
  const column = sortColumns[asked.sort as keyof typeof sortColumns] as (typeof sortColumns)['name'] | undefined
  const query = matching(db, asked).select('seq').limit(limit).offset(offset)
  const order = asked.isBackwards ? opposite[asked.order] : asked.order
  const sorted = column ? query.orderBy(column, order) : query
  const rows = await sorted.orderBy('seq', asked.isBackwards ? 'asc' : 'desc').execute()
  return rows.map((row) => row.seq)
}

export async function countMatching(db: Db, search: Pick<ProductSearch, 'search'>): Promise<number> {
  const row = await matching(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** The JSON texts of the products with these numbers, in their order. */
export async function selectByOrder(db: Db, order: number[]): Promise<string[]> {
  if (order.length === 0) return []
  const query = db.selectFrom('inventoryProducts').select(['seq', asJson(db).as('json')])
  const rows = await query.where('seq', 'in', order).execute()
  const texts = new Map(rows.map((row) => [row.seq, row.json]))
  return order.flatMap((seq) => texts.get(seq) ?? [])
}

const selectOne = prepared((db, id: RawBuilder<string>) =>
  db.selectFrom('inventoryProducts').select(asJson(db).as('json')).where('id', '=', id),
)

/** The JSON text of a product, or undefined. */
export async function selectProduct(db: Db, id: string): Promise<string | undefined> {
  const [product] = await selectOne(db, id)
  return product?.json
}

export async function insertProduct(db: Db, product: NewProduct): Promise<string> {
  const query = db.insertInto('inventoryProducts').values(product).returning(asJson(db).as('json'))
  return (await query.executeTakeFirstOrThrow()).json
}

/** Inserts many products at once, the last one at the front of the list. */
export async function insertProducts(db: Db, products: NewProduct[]): Promise<void> {
  await db.insertInto('inventoryProducts').values(products).execute()
}

const updateColumns = preparedByColumns((columns) =>
  prepared((db, id: RawBuilder<string>, ...values: RawBuilder<unknown>[]) => {
    const changes = Object.fromEntries(columns.map((column, index) => [column, values[index]!]))
    const { basePrice, taxPercent } = changes
    const base = basePrice ? sql`cast(${basePrice} as numeric)` : sql.ref('basePrice')
    const tax = taxPercent ? sql`cast(${taxPercent} as numeric)` : sql.ref('taxPercent')
    const price = sql<number>`round(${base} * (1 + ${tax} / 100.0), 2)`
    return db
      .updateTable('inventoryProducts')
      .set({ ...changes, ...((basePrice || taxPercent) && { price }) })
      .where('id', '=', id)
      .returning(asJson(db).as('json'))
  }),
)

/** Changes the given columns only, and the price with its parts; undefined where there is no such product. */
export async function updateProductRow(db: Db, id: string, changes: ProductChanges): Promise<string | undefined> {
  const columns = Object.keys(changes)
  if (columns.length === 0) return selectProduct(db, id)
  const [row] = await updateColumns(columns)(db, id, ...Object.values(changes))
  return row?.json
}

/** Deletes a product with its images; tells whether it was there. */
export async function deleteProductRow(db: Db, id: string): Promise<boolean> {
  await db.deleteFrom('inventoryImages').where('product', '=', id).execute()
  const result = await db.deleteFrom('inventoryProducts').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}
