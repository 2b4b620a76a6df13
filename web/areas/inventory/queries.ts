import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { requireRoom } from '../user/door.ts'
import { patched } from './product-draft.ts'
import { wireFilters, type Filters, type ProductView } from './product-view.ts'

export type Product = Schema<'Product'>
export type ProductPatch = Schema<'ProductPatch'>
export type Tag = Schema<'InventoryTag'>
export type ProductSelection = Schema<'ProductSelection'>
export type ProductsChange = Schema<'ProductsChange'>
/** A page of products; a page beyond the last one has none, and `total` null. */
export type ProductList = { products: Product[]; total: number | null; lastPage: number }
export type ProductInput = Schema<'ProductInput'>
export type ListView = Pick<ProductView, 'search' | 'sort' | 'order' | 'page' | 'size'> & Filters

const listsKey = ['inventory', 'products'] as const
const productKey = (id: string) => ['inventory', 'product', id] as const
const headers = ownState
/** Catalogues change seldom. */
const staleTime = 300_000

/** A page of products. The page before stays until it is there; what is outdated on the way is cancelled. */
export const productsQuery = ({ search, sort, order, page, size, ...filters }: ListView) => {
  const query = { search, sort, order, page, size, ...wireFilters(filters) }
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: async ({ signal }): Promise<ProductList> => {
      const body = await answer(
        api.GET('/api/apps/ecommerce/inventory/products', { params: { query }, headers, signal }),
      )
      const { pagination } = body
      const total = 'length' in pagination ? pagination.length : null
      const products = 'products' in body ? body.products : []
      return { products: products ?? [], total, lastPage: pagination.lastPage }
    },
    placeholderData: keepPreviousData,
  })
}

/** One product, for an address that names one which is not on the page. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: productKey(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/ecommerce/inventory/product', { params: { query: { id } }, headers, signal })),
  })

export const categoriesQuery = queryOptions({
  queryKey: ['inventory', 'categories'],
  queryFn: () => answer(api.GET('/api/apps/ecommerce/inventory/categories', { headers })),
  staleTime,
})
export const brandsQuery = queryOptions({
  queryKey: ['inventory', 'brands'],
  queryFn: () => answer(api.GET('/api/apps/ecommerce/inventory/brands', { headers })),
  staleTime,
})
export const vendorsQuery = queryOptions({
  queryKey: ['inventory', 'vendors'],
  queryFn: () => answer(api.GET('/api/apps/ecommerce/inventory/vendors', { headers })),
  staleTime,
})
export const tagsQuery = queryOptions({
  queryKey: ['inventory', 'tags'],
  queryFn: () => answer(api.GET('/api/apps/ecommerce/inventory/tags', { headers })),
})

/** Changes a product wherever it is cached. */
function changeCached(id: string, change: (product: Product) => Product): void {
  queryClient.setQueryData<Product>(productKey(id), (product) => product && change(product))
  queryClient.setQueriesData<ProductList>({ queryKey: listsKey }, (list) => {
    if (!list?.products.some((product) => product.id === id)) return list
    return { ...list, products: list.products.map((product) => (product.id === id ? change(product) : product)) }
  })
}

/** Asks for the lists again: what is shown at once, the others when they are next. */
export function refreshProducts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: listsKey })
}

type Update = { id: string; patch: ProductPatch }

/** Saves fields of a product, shown at once. */
export const updateProduct = mutationOptions({
  ...optimisticChange<Update, Product>({
    mutationKey: ['inventory'],
    keys: [listsKey, ['inventory', 'product']],
    show: ({ id, patch }) => changeCached(id, (cached) => patched(cached, patch)),
    accept: (product) => changeCached(product.id, () => product),
    // Not asked for at once: the row would jump away under the hands of the person who edits it.
    refresh: (client, wasAsking) =>
      void client.invalidateQueries({ queryKey: listsKey, refetchType: wasAsking ? 'active' : 'none' }),
  }),
  mutationFn: ({ id, patch }: Update) =>
    answer(api.PATCH('/api/apps/ecommerce/inventory/product', { body: { id, product: patch }, headers })),
})

/** Creates a product at the front of the list. */
export const createProduct = {
  mutationFn: (product: ProductInput) =>
    answer(api.POST('/api/apps/ecommerce/inventory/product', { body: { product }, headers })),
  onSuccess(product: Product) {
    queryClient.setQueryData(productKey(product.id), product)
    void refreshProducts()
  },
}

/** Adds an image to a product. */
export const uploadImage = {
  mutationFn: async ({ id, image }: { id: string; image: File }) => {
    await requireRoom(image, 'company')
    const body = new FormData()
    body.append('id', id)
    body.append('image', image)
    return answer(
      api.POST('/api/apps/ecommerce/inventory/product/image', {
        // The contract's type of a form; the browser writes it as one.
        body: body as never,
        headers,
      }),
    )
  },
  onSuccess: (product: Product) => changeCached(product.id, () => product),
}

/** Makes one change to all products of a selection; `revertProducts` takes it back. */
export const updateProducts = {
  mutationFn: (body: { selection: ProductSelection; change: ProductsChange }) =>
    answer(api.PATCH('/api/apps/ecommerce/inventory/products', { body, headers })),
  onSuccess: refreshAll,
}

/** Deletes all products of a selection; `restoreProducts` brings them back. */
export const deleteProducts = {
  mutationFn: (selection: ProductSelection) =>
    answer(api.POST('/api/apps/ecommerce/inventory/products/delete', { body: { selection }, headers })),
  onSuccess: refreshProducts,
}

/** Undoes a deletion; tells how many products are back. */
export async function restoreProducts(deletion: string): Promise<number> {
  const call = api.POST('/api/apps/ecommerce/inventory/products/restore', { body: { deletion }, headers })
  const { count } = await answer(call)
  await refreshAll()
  return count
}

/** Brings deleted products back by their ids; tells how many are back. */
export async function restoreByIds(ids: string[]): Promise<number> {
  const call = api.POST('/api/apps/ecommerce/inventory/products/restore', { body: { ids }, headers })
  const { count } = await answer(call)
  await refreshAll()
  await queryClient.invalidateQueries({ queryKey: deletedKey })
  return count
}

const deletedKey = ['inventory', 'deleted'] as const

/** A page of the products that can be brought back; it counts from 1. */
export const deletedQuery = (page: number) =>
  queryOptions({
    queryKey: [...deletedKey, page],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/apps/ecommerce/inventory/products/deleted', { params: { query: { page } }, headers, signal }),
      ),
    placeholderData: keepPreviousData,
  })

/** A page of the history of a stock; it counts from 1. */
export const stockHistoryQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['inventory', 'stock-history', id, page],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/apps/ecommerce/inventory/product/stock-history', {
          params: { query: { id, page, size: 10 } },
          headers,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })

/** The product as the server has it now; what is shown follows. */
export async function reloadProduct(id: string): Promise<Product> {
  const call = api.GET('/api/apps/ecommerce/inventory/product', { params: { query: { id } }, headers })
  const product = await answer(call)
  changeCached(id, () => product)
  return product
}

/** The product as this page knows it now. */
export function knownProduct(id: string): Product | undefined {
  const lists = queryClient.getQueriesData<ProductList>({ queryKey: listsKey })
  const listed = lists.flatMap(([, list]) => list?.products ?? []).find((product) => product.id === id)
  return listed ?? queryClient.getQueryData<Product>(productKey(id))
}

export type Catalogue = 'category' | 'brand' | 'vendor'
type Entry = { id: string; name: string; slug: string }

/** Creates a category, brand or vendor in place. */
export async function createEntry(kind: Catalogue, name: string): Promise<Entry> {
  const body = { name }
  const paths = {
    category: () => answer(api.POST('/api/apps/ecommerce/inventory/categories', { body, headers })),
    brand: () => answer(api.POST('/api/apps/ecommerce/inventory/brands', { body, headers })),
    vendor: () => answer(api.POST('/api/apps/ecommerce/inventory/vendors', { body, headers })),
  }
  const entry: Entry = await paths[kind]()
  const { queryKey } = { category: categoriesQuery, brand: brandsQuery, vendor: vendorsQuery }[kind]
  await queryClient.invalidateQueries({ queryKey })
  return entry
}

/** Takes a change back; tells how many products are as before. */
export async function revertProducts(change: string): Promise<number> {
  const call = api.POST('/api/apps/ecommerce/inventory/products/revert', { body: { change }, headers })
  const { count } = await answer(call)
  await refreshAll()
  return count
}

/** Asks again for the lists and for single products. */
async function refreshAll(): Promise<void> {
  await Promise.all([refreshProducts(), queryClient.invalidateQueries({ queryKey: ['inventory', 'product'] })])
}

/** All that a search finds, in its order, as a CSV file. */
export const exportProducts = {
  mutationFn: async ({ search, sort, order, ...filters }: ListView): Promise<Blob> => {
    const query = { search, sort, order, ...wireFilters(filters) }
    const call = api.GET('/api/apps/ecommerce/inventory/products/export', {
      params: { query },
      headers,
      parseAs: 'blob',
    })
    return answer<unknown>(call) as Promise<Blob>
  },
}

const changeTags = (change: (tags: Tag[]) => Tag[]) =>
  queryClient.setQueryData(tagsQuery.queryKey, (tags) => tags && change(tags))

export const createTag = {
  mutationFn: (title: string) =>
    answer(api.POST('/api/apps/ecommerce/inventory/tag', { body: { tag: { title } }, headers })),
  onSuccess: (tag: Tag) => void changeTags((tags) => [tag, ...tags]),
}

export const renameTag = {
  mutationFn: ({ id, title }: Tag) =>
    answer(api.PATCH('/api/apps/ecommerce/inventory/tag', { body: { id, tag: { title } }, headers })),
  onSuccess: (tag: Tag) => void changeTags((tags) => tags.map((each) => (each.id === tag.id ? tag : each))),
}

/** Deletes a tag, which takes it off every product. */
export const deleteTag = {
  mutationFn: (id: string) =>
    answer(api.DELETE('/api/apps/ecommerce/inventory/tag', { params: { query: { id } }, headers })),
  onSuccess(_: true, id: string) {
    changeTags((tags) => tags.filter((tag) => tag.id !== id))
    const without = (product: Product) => ({ ...product, tags: product.tags.filter((tag) => tag !== id) })
    queryClient.setQueriesData<ProductList>({ queryKey: listsKey }, (list) => {
      return list && { ...list, products: list.products.map(without) }
    })
    queryClient.setQueriesData<Product>(
      { queryKey: ['inventory', 'product'] },
      (product) => product && without(product),
    )
  },
}
