import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { call, invalidate, keyOf, mutate, q, type Input } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { requireRoom } from '../user/door.ts'
import { applyPatch } from './product-draft.ts'
import { wireFilters, type Filters, type ProductView } from './product-view.ts'

export type Product = Schema<'Product'>
export type ProductPatch = Schema<'ProductPatch'>
export type Tag = Schema<'InventoryTag'>
export type ProductSelection = Schema<'ProductSelection'>
export type ProductsChange = Schema<'ProductsChange'>
/** A page of products; beyond the last page it is empty and `total` is null. */
export type ProductList = { products: Product[]; total: number | null; lastPage: number }
export type ListView = Pick<ProductView, 'search' | 'sort' | 'order' | 'page' | 'size'> & Filters

const lists = keyOf('listProducts')
const products = keyOf('getProduct')
const deletedProducts = keyOf('listDeletedProducts')
const productKey = (id: string) => q('getProduct', { id }).queryKey
/** Catalogues change rarely. */
const staleTime = 300_000

/** A page of products. The previous page stays until it arrives; outdated requests are aborted. */
export const productsQuery = ({ search, sort, order, page, size, ...filters }: ListView) => {
  const input = { search, sort, order, page, size, ...wireFilters(filters) }
  return queryOptions({
    queryKey: keyOf('listProducts', input),
    queryFn: async ({ signal }): Promise<ProductList> => {
      const body = await call('listProducts', input, { signal })
      const { pagination } = body
      const total = 'length' in pagination ? pagination.length : null
      const items = 'products' in body ? body.products : []
      return { products: items ?? [], total, lastPage: pagination.lastPage }
    },
    placeholderData: keepPreviousData,
  })
}

export const categoriesQuery = { ...q('listInventoryCategories'), staleTime }
export const brandsQuery = { ...q('listInventoryBrands'), staleTime }
export const vendorsQuery = { ...q('listInventoryVendors'), staleTime }
export const tagsQuery = q('listInventoryTags')

/** Updates a product in every cache. */
function changeCached(id: string, change: (product: Product) => Product): void {
  queryClient.setQueryData(productKey(id), (product) => product && change(product))
  queryClient.setQueriesData<ProductList>({ queryKey: lists }, (list) => {
    if (!list?.products.some((product) => product.id === id)) return list
    return { ...list, products: list.products.map((product) => (product.id === id ? change(product) : product)) }
  })
}

type Update = { id: string; patch: ProductPatch }

/** Saves fields of a product, optimistically. */
export const updateProduct = mutationOptions({
  ...optimisticChange<Update, Product>({
    mutationKey: keyOf('updateProduct'),
    keys: [lists, products],
    show: ({ id, patch }) => changeCached(id, (cached) => applyPatch(cached, patch)),
    accept: (product) => changeCached(product.id, () => product),
    // Do not refetch at once: a re-sorted row would move away while the user edits it.
    refresh: (client, wasAsking) =>
      void client.invalidateQueries({ queryKey: lists, refetchType: wasAsking ? 'active' : 'none' }),
  }),
  mutationFn: ({ id, patch }: Update) => call('updateProduct', { body: { id, product: patch } }),
})

/** Creates a product, at the front of the list. */
export const createProduct = {
  // Invalidate on success only: after a failure a list in its error state must stay in it.
  ...mutate('createProduct', { invalidates: [] }),
  onSuccess(product: Product) {
    queryClient.setQueryData(productKey(product.id), product)
    void invalidate(lists)
  },
}

/** Adds an image to a product. */
export const uploadImage = {
  mutationFn: async ({ id, image }: { id: string; image: File }) => {
    await requireRoom(image, 'company')
    const body = new FormData()
    body.append('id', id)
    body.append('image', image)
    return call('uploadProductImage', { body })
  },
  onSuccess: (product: Product) => changeCached(product.id, () => product),
}

/** Applies one change to all products of a selection; `revertProducts` undoes it. */
export const updateProducts = mutate('updateProducts', {
  invalidates: [lists, products, keyOf('listStockChanges')],
  waits: true,
})

/** Deletes all products of a selection; `restoreProducts` undoes it. */
export const deleteProducts = mutate('deleteProducts', { invalidates: [lists, deletedProducts], waits: true })

/** Restores the products of a deletion, or those with these ids; returns how many. */
export async function restoreProducts(body: Input<'restoreProducts'>['body']): Promise<number> {
  const { count } = await call('restoreProducts', { body })
  await invalidate(lists, products, deletedProducts)
  return count
}

/** Undoes a bulk change; returns the number of products reverted. */
export async function revertProducts(change: string): Promise<number> {
  const { count } = await call('revertProducts', { body: { change } })
  await invalidate(lists, products)
  return count
}

/** Fetches a product and updates the caches. */
export async function reloadProduct(id: string): Promise<Product> {
  const product = await call('getProduct', { id })
  changeCached(id, () => product)
  return product
}

/** A product from the caches. */
export function cachedProduct(id: string): Product | undefined {
  const cached = queryClient.getQueriesData<ProductList>({ queryKey: lists })
  const listed = cached.flatMap(([, list]) => list?.products ?? []).find((product) => product.id === id)
  return listed ?? queryClient.getQueryData(productKey(id))
}

export type Catalogue = 'category' | 'brand' | 'vendor'
type Entry = { id: string; name: string; slug: string }

/** Creates a category, brand or vendor. */
export async function createEntry(kind: Catalogue, name: string): Promise<Entry> {
  const create = {
    category: () => call('createInventoryCategory', { body: { name } }),
    brand: () => call('createInventoryBrand', { body: { name } }),
    vendor: () => call('createInventoryVendor', { body: { name } }),
  }
  const entry: Entry = await create[kind]()
  await invalidate({ category: categoriesQuery, brand: brandsQuery, vendor: vendorsQuery }[kind].queryKey)
  return entry
}

const changeTags = (change: (tags: Tag[]) => Tag[]) =>
  void queryClient.setQueryData(tagsQuery.queryKey, (tags) => tags && change(tags))

export const createTag = {
  ...mutate('createInventoryTag', { invalidates: [] }),
  onSuccess: (tag: Tag) => changeTags((tags) => [tag, ...tags]),
}

export const renameTag = {
  ...mutate('updateInventoryTag', { invalidates: [] }),
  onSuccess: (tag: Tag) => changeTags((tags) => tags.map((each) => (each.id === tag.id ? tag : each))),
}

/** Deletes a tag and removes it from every product. */
export const deleteTag = {
  ...mutate('deleteInventoryTag', { invalidates: [] }),
  onSuccess(_deleted: true, { id }: Input<'deleteInventoryTag'>) {
    changeTags((tags) => tags.filter((tag) => tag.id !== id))
    const without = (product: Product) => ({ ...product, tags: product.tags.filter((tag) => tag !== id) })
    queryClient.setQueriesData<ProductList>({ queryKey: lists }, (list) => {
      return list && { ...list, products: list.products.map(without) }
    })
    queryClient.setQueriesData<Product>({ queryKey: products }, (product) => product && without(product))
  },
}
