import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { staleVersion } from '../../records/once.ts'
import { announceChange } from '../live/door.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fold, sortKey } from '../../lib/text.ts'
import {
  insertProduct,
  lockProduct,
  selectPage,
  selectProduct,
  updateProductRow,
  type ProductChanges,
  type ProductFilters,
  type StoredProduct,
} from './product.queries.ts'
import { toProduct, type Product } from './product.ts'
import { countPresent, deleteTagRow, insertTag, selectCategories, updateTagRow } from './queries.ts'
import { insertStockChange } from './stock.queries.ts'

type ProductPatch = components['schemas']['ProductPatch']
type ProductInput = components['schemas']['ProductInput']
type Tag = components['schemas']['InventoryTag']

// Locked when tags are attached or deleted, so that no product keeps a tag that is deleted concurrently.
export const tagsLock = 'inventory:tags'

/** Notifies the open screens of the company of changed products after the commit. */
export function announceInventory(ctx: Context, db: Db): Promise<void> {
  return announceChange(ctx, db, 'inventory', { company: ctx.company.id })
}

type AskedFilters = Pick<Query<'listProducts'>, 'category' | 'brand' | 'vendor' | 'lowStock'>

/** Resolves the filters of a request: a category includes its descendants, and an empty filter is ignored. */
export async function toFilters(
  ctx: Context,
  db: Db,
  { category, brand, vendor, lowStock }: AskedFilters,
): Promise<ProductFilters | undefined> {
  if (!category && !brand && !vendor && !lowStock) return undefined
  const categories = category ? await withBelow(ctx, db, category) : undefined
  return { categories, brand: brand || undefined, vendor: vendor || undefined, lowStock: lowStock || undefined }
}

async function withBelow(ctx: Context, db: Db, category: string): Promise<string[]> {
  const found = [category]
  // Each category comes after its parent.
  for (const { id, parentId } of await selectCategories(db, ctx.company.id)) {
    if (parentId !== null && found.includes(parentId)) found.push(id)
  }
  return found
}

/**
 * A page of products (docs/domain/suite.md, Inventory): `page` counts from 0 and defaults to 1, `lastPage` is the number of pages;
 * a page beyond it returns null and `lastPage` only.
 */
export async function listProducts(
  ctx: Context,
  { search = '', sort = 'name', order = 'asc', page = 1, size = 10, ...filterQuery }: Query<'listProducts'>,
): Promise<Success<'listProducts'>> {
  const startIndex = page * size
  const filters = await toFilters(ctx, ctx.store.read, filterQuery)
  const found = { companyId: ctx.company.id, search: fold(search), sort, order, filters }
  const { length, rows } = await selectPage(ctx.store.read, found, startIndex, size)
  const lastPage = Math.max(Math.ceil(length / size), 1)
  if (page > lastPage) return { products: null, pagination: { lastPage } }
  const endIndex = Math.min(startIndex + size, length) - 1
  return { products: rows.map(toProduct), pagination: { length, size, page, lastPage, startIndex, endIndex } }
}

function foundProduct(row: StoredProduct | undefined): Product {
  if (!row) throw notFound('No encontramos ese producto.')
  return toProduct(row)
}

/** One product. Throws 404. */
export async function getProduct(ctx: Context, id: string): Promise<Product> {
  return foundProduct(await selectProduct(ctx.store.read, ctx.company.id, id))
}

/** Creates a product at the front of the list; without fields, an empty 'A New Product' (docs/domain/suite.md, Inventory). */
export async function createProduct(ctx: Context, input: ProductInput = { name: 'A New Product' }): Promise<Product> {
  const texts = { category: '', description: '', brand: '', vendor: '', tags: '[]', images: '[]', thumbnail: null }
  const numbers = { stock: 0, reserved: 0, cost: 0, basePrice: 0, taxPercent: 0, weight: 0, active: 0 }
  const name = input.name.trim()
  const columns = { ...texts, ...numbers, ...changesOf({ ...input, name }, { name, sku: '', barcode: '' }) }
  const price = Math.round(columns.basePrice * (1 + columns.taxPercent / 100) * 100 + 1e-7) / 100
  return ctx.store.write(async (db) => {
    if (input.tags) await ctx.store.lock(db, tagsLock)
    await requireReferences(ctx, db, input)
    const product = toProduct(
      await insertProduct(db, {
        ...keysOf({ name, sku: '', barcode: '' }),
        ...columns,
        companyId: ctx.company.id,
        id: newId(),
        price,
      }),
    )
    await recordStock(ctx, db, product.id, 0, product.stock)
    await announceInventory(ctx, db)
    return product
  })
}

async function recordStock(ctx: Context, db: Db, product: string, before: number, after: number): Promise<void> {
  if (before === after) return
  const madeAt = ctx.clock().toISOString()
  await insertStockChange(db, { product, madeAt, person: ctx.user.name, before, after })
}

/** The derived search and sort columns of a product. */
export function keysOf({ name, sku, barcode }: { name: string; sku: string; barcode: string }) {
  const keys = { sortKey: sortKey(name), searchText: fold(`${name}\n${sku}\n${barcode}`), skuKey: sortKey(sku) }
  return { name, sku, barcode, ...keys, barcodeNumber: barcodeNumber(barcode) }
}

/** The barcode as a number for sorting; 0 if it is not numeric. */
function barcodeNumber(barcode: string): number {
  return /^\d{1,15}$/.test(barcode) ? Number(barcode) : 0
}

type Keyed = { name: string; sku: string; barcode: string }

/** The columns of a patch; `before` has the stored name and codes. */
function changesOf(
  { id: _id, price: _price, version: _version, ...patch }: ProductPatch,
  before: Keyed,
): ProductChanges {
  const { name, sku, barcode, tags, images, active, ...plain } = patch
  const isKeyed = name !== undefined || sku !== undefined || barcode !== undefined
  const after = { name: name ?? before.name, sku: sku ?? before.sku, barcode: barcode ?? before.barcode }
  return definedFields({
    ...plain,
    ...(isKeyed && keysOf(after)),
    ...(tags && { tags: JSON.stringify([...new Set(tags)]) }),
    ...(images && { images: JSON.stringify(images) }),
    ...(active !== undefined && { active: Number(active) }),
  }) as ProductChanges
}

async function requireReferences(ctx: Context, db: Db, patch: Omit<ProductPatch, 'version'>): Promise<void> {
  const references = [
    ['category', 'inventoryCategories'],
    ['brand', 'inventoryBrands'],
    ['vendor', 'inventoryVendors'],
  ] as const
  for (const [field, table] of references) {
    const id = patch[field]
    if (id && (await countPresent(db, ctx.company.id, table, [id])) === 0)
      throw invalid(`product.${field}`, 'No existe.')
  }
  const tags = [...new Set(patch.tags)]
  if (tags.length > 0 && (await countPresent(db, ctx.company.id, 'inventoryTags', tags)) < tags.length) {
    throw invalid('product.tags', 'Alguna de las etiquetas no existe.')
  }
}

/** Merges the sent fields and recalculates `price`. Throws 404, 409 for a stale version, and 400 for unknown references. */
export async function updateProduct(ctx: Context, id: string, patch: ProductPatch): Promise<Product> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('product.id', 'No coincide con el id del pedido.')
  return ctx.store.write(async (db) => {
    if (patch.tags) await ctx.store.lock(db, tagsLock)
    await requireReferences(ctx, db, patch)
    const product = await changeProduct(ctx, db, id, patch)
    await announceInventory(ctx, db)
    return product
  })
}

/** Writes a validated patch. Throws 404, and 409 for a stale version. */
export async function changeProduct(ctx: Context, db: Db, id: string, patch: ProductPatch): Promise<Product> {
  const isRead = [patch.name, patch.sku, patch.barcode, patch.stock, patch.version].some((each) => each !== undefined)
  const before = isRead ? await lockProduct(db, ctx.company.id, id) : undefined
  if (isRead && !before) throw notFound('No encontramos ese producto.')
  if (before && patch.version !== undefined && patch.version !== before.version) throw staleVersion()
  const changes = changesOf(patch, before ?? { name: '', sku: '', barcode: '' })
  const product = foundProduct(await updateProductRow(db, ctx.company.id, id, changes))
  if (before) await recordStock(ctx, db, id, before.stock, product.stock)
  return product
}

export function createInventoryTag(ctx: Context, title: string): Promise<Tag> {
  return ctx.store.write((db) => insertTag(db, { companyId: ctx.company.id, id: newId(), title: title.trim() }))
}

/** Merges the sent fields. Throws 404. */
export async function updateInventoryTag(ctx: Context, id: string, patch: Partial<Tag>): Promise<Tag> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('tag.id', 'No coincide con el id del pedido.')
  const tag = await ctx.store.write((db) => updateTagRow(db, ctx.company.id, id, patch.title?.trim()))
  if (!tag) throw notFound('No encontramos esa etiqueta.')
  return tag
}

/** Deletes a tag and removes it from every product (docs/domain/suite.md, Inventory). Throws 404. */
export async function deleteInventoryTag(ctx: Context, id: string): Promise<true> {
  const wasThere = await ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    return deleteTagRow(db, ctx.company.id, id)
  })
  if (!wasThere) throw notFound('No encontramos esa etiqueta.')
  return true
}
