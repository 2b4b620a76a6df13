import { sql, type RawBuilder, type Selectable, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isPostgres } from '../../db/columns.ts'
import { prepareQuery, prepareQueryByShape } from '../../db/prepared.ts'
import type { Database, Db } from '../../db/schema.ts'
import {
  containsPattern,
  isCommon,
  isIndexed,
  isLike,
  matchesIndexed,
  matchesPattern,
  trigramsOf,
} from '../../db/search.ts'
import { searchWords } from '../../lib/text.ts'
import type { InventoryTables } from './tables.ts'

const storedColumns = [
  ...(['id', 'category', 'name', 'description', 'tags', 'sku', 'barcode', 'brand', 'vendor', 'stock'] as const),
  ...(['reserved', 'cost', 'basePrice', 'taxPercent', 'price', 'weight', 'thumbnail', 'images', 'active'] as const),
  'version' as const,
]

type ProductRow = Selectable<InventoryTables['inventoryProducts']>
/** The columns of a product that its wire form needs. */
export type StoredProduct = Pick<ProductRow, (typeof storedColumns)[number]>
type NewProduct = Omit<ProductRow, 'seq' | 'version'>
export type ProductChanges = Partial<Omit<NewProduct, 'id' | 'price' | 'companyId'>>

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

/** Filters of products; `categories` are a category and its descendants. */
export type ProductFilters = {
  categories?: string[] | undefined
  brand?: string | undefined
  vendor?: string | undefined
  lowStock?: boolean | undefined
}
/** A search of products; its text is folded. */
export type ProductSearch = {
  companyId: number
  search: string
  sort: string
  order: 'asc' | 'desc'
  filters?: ProductFilters | undefined
}

/** Products with at most this many free pieces are low on stock. */
const lowStock = 5

// Up to this many matches are read and sorted; above it, scanning the index of the order finds a page sooner.
const mostSorted = 1000
const opposite = { asc: 'desc', desc: 'asc' } as const

/** The products of a company that contain every word of a text and match the filters. */
export function matchingProducts(db: Db, companyId: number, search: string, filters: ProductFilters = {}) {
  const { categories, brand, vendor } = filters
  return db
    .selectFrom('inventoryProducts')
    .where('companyId', '=', companyId)
    .$if(search !== '', (query) => query.where(isLike('searchText', search)))
    .$if(categories !== undefined, (query) => query.where('category', 'in', categories!))
    .$if(brand !== undefined, (query) => query.where('brand', '=', brand!))
    .$if(vendor !== undefined, (query) => query.where('vendor', '=', vendor!))
    .$if(filters.lowStock === true, (query) => query.where(sql<boolean>`("stock" - "reserved") <= ${lowStock}`))
}

const hasFilters = (filters: ProductFilters = {}) => Object.values(filters).some((value) => value !== undefined)

/** A page of products by filters: an index yields few products, which are then sorted. */
async function selectFilteredPage(db: Db, query: ProductSearch, start: number, size: number) {
  const found = matchingProducts(db, query.companyId, query.search, query.filters)
  const { length } = await found.select(({ fn }) => fn.countAll<number>().as('length')).executeTakeFirstOrThrow()
  const page = await inOrder(found.select('seq'), query).limit(size).offset(start).execute()
  const seqs = page.map((row) => row.seq)
  return { length: Number(length), rows: await selectByOrder(db, seqs) }
}

/** Whether SQLite should use its search index for a text; PostgreSQL's planner chooses itself. */
async function isRare(db: Db, search: string): Promise<boolean> {
  return !isPostgres(db) && isIndexed(search) && !(await isCommon(db, 'inventoryProducts', search, mostSorted))
}

/** Ties, and unknown sort fields, are ordered newest first. */
function inOrder<Output>(
  query: SelectQueryBuilder<Database, 'inventoryProducts', Output>,
  { sort, order }: Pick<ProductSearch, 'sort' | 'order'>,
  isBackwards = false,
) {
  const column = sortColumns[sort as keyof typeof sortColumns] as (typeof sortColumns)['name'] | undefined
  const sorted = column ? query.orderBy(column, isBackwards ? opposite[order] : order) : query
  return sorted.orderBy('seq', isBackwards ? 'asc' : 'desc')
}

type Patterns = RawBuilder<string>[]

/** The products of a company whose text matches all patterns. */
function withPatterns(db: Db, companyId: RawBuilder<number>, patterns: Patterns) {
  const ofCompany = db.selectFrom('inventoryProducts').where('companyId', '=', companyId)
  return patterns.reduce((found, pattern) => found.where(matchesPattern('searchText', pattern)), ofCompany)
}

// The number of patterns is part of a prepared query: each is compiled once for it.
const countMatching = prepareQueryByShape(() =>
  prepareQuery((db, companyId: RawBuilder<number>, ...patterns: Patterns) =>
    withPatterns(db, companyId, patterns).select(({ fn }) => fn.countAll<number>().as('length')),
  ),
)

type Order = Pick<ProductSearch, 'sort' | 'order'>

/** Prepares one query for each requested order and number of patterns. */
function preparedByOrder<Query>(prepare: (productOrder: Order, isBackwards: boolean) => Query) {
  const queries = prepareQueryByShape(([sort, order, direction]) =>
    prepare({ sort: sort!, order: order as Order['order'] }, direction === 'backwards'),
  )
  return ({ sort, order }: Order, { length }: string[], isBackwards = false) =>
    queries([sort, order, isBackwards ? 'backwards' : 'forwards', String(length)])
}

const sliceOfMatching = preparedByOrder((order, isBackwards) =>
  prepareQuery(
    (db, companyId: RawBuilder<number>, limit: RawBuilder<number>, offset: RawBuilder<number>, ...patterns: Patterns) =>
      inOrder(withPatterns(db, companyId, patterns).select('seq'), order, isBackwards)
        .limit(limit)
        .offset(offset),
  ),
)

const allIndexed = preparedByOrder((order) =>
  prepareQuery((db, companyId: RawBuilder<number>, trigrams: RawBuilder<string>, ...patterns: Patterns) => {
    // The plus keeps SQLite from using the company's indexes: the search index yields fewer rows.
    const ofCompany = sql<SqlBool>`+"companyId" = ${companyId}`
    const query = db.selectFrom('inventoryProducts').select('seq').where(ofCompany)
    const holding = patterns.map((pattern) => matchesPattern('searchText', pattern))
    return inOrder(query.where(matchesIndexed('inventoryProducts', 'seq', trigrams, holding)), order)
  }),
)

/** A slice of sequence numbers in order; the second half is read from the end, to skip fewer rows. */
async function selectSlice(
  db: Db,
  query: ProductSearch,
  patterns: string[],
  [start, end, length]: [number, number, number],
) {
  const isBackwards = start > length / 2
  const offset = isBackwards ? length - end : start
  const slice = sliceOfMatching(query, patterns, isBackwards)
  const rows = await slice(db, query.companyId, end - start, offset, ...patterns)
  return isBackwards ? rows.toReversed() : rows
}

/** A page of the matches of a search, with their count. */
export async function selectPage(db: Db, query: ProductSearch, start: number, size: number) {
  if (hasFilters(query.filters)) return selectFilteredPage(db, query, start, size)
  const { companyId, search } = query
  const patterns = searchWords(search).map(containsPattern)
  if (await isRare(db, search)) {
    const rows = await allIndexed(query, patterns)(db, companyId, trigramsOf(search), ...patterns)
    const page = rows.slice(start, start + size).map((row) => row.seq)
    return { length: rows.length, rows: await selectByOrder(db, page) }
  }
  const [counted] = await countMatching([String(patterns.length)])(db, companyId, ...patterns)
  const { length } = counted!
  const end = Math.min(start + size, length)
  if (start >= end) return { length, rows: [] }
  const page = await selectSlice(db, query, patterns, [start, end, length])
  return {
    length,
    rows: await selectByOrder(
      db,
      page.map((row) => row.seq),
    ),
  }
}

/** The sequence numbers of all matches of a search, in order. */
export async function selectOrder(db: Db, query: ProductSearch): Promise<number[]> {
  const rows = await inOrder(
    matchingProducts(db, query.companyId, query.search, query.filters).select('seq'),
    query,
  ).execute()
  return rows.map((row) => row.seq)
}

// A single JSON parameter, so that one prepared statement serves any number.
const selectBySeq = prepareQuery((db, seqs: RawBuilder<string>) =>
  db
    .selectFrom('inventoryProducts')
    .select(['seq', ...storedColumns])
    .where(
      'seq',
      'in',
      isPostgres(db)
        ? sql<number>`(select value::integer from json_array_elements_text(${seqs}::json))`
        : sql<number>`(select value from json_each(${seqs}))`,
    ),
)

/** The products with these sequence numbers, in that order. */
export async function selectByOrder(db: Db, order: number[]): Promise<StoredProduct[]> {
  if (order.length === 0) return []
  const rows = await selectBySeq(db, JSON.stringify(order))
  const rowOf = new Map(rows.map((row) => [row.seq, row]))
  return order.flatMap((seq) => rowOf.get(seq) ?? [])
}

const selectOne = prepareQuery((db, companyId: RawBuilder<number>, id: RawBuilder<string>) =>
  db.selectFrom('inventoryProducts').select(storedColumns).where('id', '=', id).where('companyId', '=', companyId),
)

export async function selectProduct(db: Db, companyId: number, id: string): Promise<StoredProduct | undefined> {
  const [row] = await selectOne(db, companyId, id)
  return row
}

export function insertProduct(db: Db, product: NewProduct): Promise<StoredProduct> {
  return db.insertInto('inventoryProducts').values(product).returning(storedColumns).executeTakeFirstOrThrow()
}

/** Inserts many products; the last one becomes the first of the list. */
export async function insertProducts(db: Db, products: NewProduct[]): Promise<void> {
  await db.insertInto('inventoryProducts').values(products).execute()
}

const updateColumns = prepareQueryByShape((columns) =>
  prepareQuery((db, companyId: RawBuilder<number>, id: RawBuilder<string>, ...values: RawBuilder<unknown>[]) => {
    const changes = Object.fromEntries(columns.map((column, index) => [column, values[index]!]))
    const { basePrice, taxPercent } = changes
    const base = basePrice ? sql`cast(${basePrice} as numeric)` : sql.ref('basePrice')
    const tax = taxPercent ? sql`cast(${taxPercent} as numeric)` : sql.ref('taxPercent')
    const price = sql<number>`round(${base} * (1 + ${tax} / 100.0), 2)`
    return db
      .updateTable('inventoryProducts')
      .set({ ...changes, ...((basePrice || taxPercent) && { price }), version: sql`version + 1` })
      .where('id', '=', id)
      .where('companyId', '=', companyId)
      .returning(storedColumns)
  }),
)

/** Updates only the given columns, and the price if its parts change; undefined if there is no such product. */
export async function updateProductRow(
  db: Db,
  companyId: number,
  id: string,
  changes: ProductChanges,
): Promise<StoredProduct | undefined> {
  const columns = Object.keys(changes)
  if (columns.length === 0) return selectProduct(db, companyId, id)
  const [row] = await updateColumns(columns)(db, companyId, id, ...Object.values(changes))
  return row
}

const selectLocked = prepareQuery((db, companyId: RawBuilder<number>, id: RawBuilder<string>) =>
  db
    .selectFrom('inventoryProducts')
    .select(storedColumns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate()),
)

/** A product, locked until the end of the transaction. */
export async function lockProduct(db: Db, companyId: number, id: string): Promise<StoredProduct | undefined> {
  const [row] = await selectLocked(db, companyId, id)
  return row
}
