/** Who may: members read, from miembro on they write. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query, Success } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { fold, sortKey } from '../../lib/text.ts'
import {
  deleteProductRow,
  insertProduct,
  selectPage,
  selectProduct,
  updateProductRow,
  type ProductChanges,
  type StoredProduct,
} from './product.queries.ts'
import { toProduct, type Product } from './product.ts'
import { countPresent, deleteTagRow, insertTag, updateTagRow } from './queries.ts'

type ProductPatch = components['schemas']['ProductPatch']
type Tag = components['schemas']['InventoryTag']

// Held by whoever attaches or deletes tags, so that no product keeps a tag that is deleted at the same moment.
export const tagsLock = 'inventory:tags'

/**
 * A page of products (seed 001, sections 7 and 9): `page` counts from 0 and is 1 by default, `lastPage` is the number of
 * pages, and a page beyond it answers null and `lastPage` alone.
 */
export async function listProducts(
  ctx: Context,
  { search = '', sort = 'name', order = 'asc', page = 1, size = 10 }: Query<'listProducts'>,
): Promise<Success<'listProducts'>> {
  const startIndex = page * size
  const { length, rows } = await selectPage(ctx.store.read, { search: fold(search), sort, order }, startIndex, size)
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
  return foundProduct(await selectProduct(ctx.store.read, id))
}

/** Creates 'A New Product', inactive and empty, at the front of the list (seed 001, section 4). */
export async function createProduct(ctx: Context): Promise<Product> {
  const texts = { category: '', description: '', sku: '', barcode: '', brand: '', vendor: '', tags: '[]', images: '[]' }
  const numbers = { stock: 0, reserved: 0, cost: 0, basePrice: 0, taxPercent: 0, price: 0, weight: 0, active: 0 }
  const columns = { ...keysOf({ name: 'A New Product', sku: '', barcode: '' }), ...texts, ...numbers, thumbnail: null }
  return foundProduct(await ctx.store.write((db) => insertProduct(db, { id: newId(), ...columns })))
}

/** The derived columns of what carries a name, a sku and a barcode. */
export function keysOf({ name, sku, barcode }: { name: string; sku: string; barcode: string }) {
  const keys = { sortKey: sortKey(name), searchText: fold(name), skuKey: sortKey(sku) }
  return { name, sku, barcode, ...keys, barcodeNumber: barcodeNumber(barcode) }
}

/** A barcode as the number that sorting by it compares; 0 where it is none. */
function barcodeNumber(barcode: string): number {
  return /^\d{1,15}$/.test(barcode) ? Number(barcode) : 0
}

function changesOf({ id: _id, price: _price, ...patch }: ProductPatch): ProductChanges {
  const { name, sku, barcode, tags, images, active, ...plain } = patch
  return definedFields({
    ...plain,
    ...(name !== undefined && { name, sortKey: sortKey(name), searchText: fold(name) }),
    ...(sku !== undefined && { sku, skuKey: sortKey(sku) }),
    ...(barcode !== undefined && { barcode, barcodeNumber: barcodeNumber(barcode) }),
    ...(tags && { tags: JSON.stringify([...new Set(tags)]) }),
    ...(images && { images: JSON.stringify(images) }),
    ...(active !== undefined && { active: Number(active) }),
  }) as ProductChanges
}

async function requireReferences(db: Db, patch: ProductPatch): Promise<void> {
  const named = [
    ['category', 'inventoryCategories'],
    ['brand', 'inventoryBrands'],
    ['vendor', 'inventoryVendors'],
  ] as const
  for (const [field, table] of named) {
    const id = patch[field]
    if (id && (await countPresent(db, table, [id])) === 0) throw invalid(`product.${field}`, 'No existe.')
  }
  const tags = [...new Set(patch.tags)]
  if (tags.length > 0 && (await countPresent(db, 'inventoryTags', tags)) < tags.length) {
    throw invalid('product.tags', 'Alguna de las etiquetas no existe.')
  }
}

/** Merges the sent fields; `price` follows from its parts. Throws 404, and 400 for references that do not exist. */
export async function updateProduct(ctx: Context, id: string, patch: ProductPatch): Promise<Product> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('product.id', 'No coincide con el id del pedido.')
  return ctx.store.write(async (db) => {
    if (patch.tags) await ctx.store.lock(db, tagsLock)
    await requireReferences(db, patch)
    return changeProduct(db, id, patch)
  })
}

/** Writes a patch that was checked. Throws 404. */
export async function changeProduct(db: Db, id: string, patch: ProductPatch): Promise<Product> {
  return foundProduct(await updateProductRow(db, id, changesOf(patch)))
}

/** Throws 404. */
export async function deleteProduct(ctx: Context, id: string): Promise<true> {
  if (!(await ctx.store.write((db) => deleteProductRow(db, id)))) throw notFound('No encontramos ese producto.')
  return true
}

export function createTag(ctx: Context, title: string): Promise<Tag> {
  return ctx.store.write((db) => insertTag(db, { id: newId(), title: title.trim() }))
}

/** Merges the sent fields. Throws 404. */
export async function updateTag(ctx: Context, id: string, patch: Partial<Tag>): Promise<Tag> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('tag.id', 'No coincide con el id del pedido.')
  const tag = await ctx.store.write((db) => updateTagRow(db, id, patch.title?.trim()))
  if (!tag) throw notFound('No encontramos esa etiqueta.')
  return tag
}

/** Deletes a tag and takes it off every product (seed 001, section 4). Throws 404. */
export async function deleteTag(ctx: Context, id: string): Promise<true> {
  const wasThere = await ctx.store.write(async (db) => {
    await ctx.store.lock(db, tagsLock)
    return deleteTagRow(db, id)
  })
  if (!wasThere) throw notFound('No encontramos esa etiqueta.')
  return true
}
