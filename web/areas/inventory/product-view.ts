import type { UrlCodec } from '../../lib/use-url-state.ts'

export const pageSizes = [10, 25, 50, 100] as const
const defaultSize = 25
const sortWords = { name: 'nombre', sku: 'sku', price: 'precio', stock: 'stock', active: 'activo' } as const
export const tabs = {
  general: 'General',
  stock: 'Stock y códigos',
  precio: 'Precio',
  imagenes: 'Imágenes',
  etiquetas: 'Etiquetas',
} as const

export type SortKey = keyof typeof sortWords
export type TabKey = keyof typeof tabs
export const sortKeys = Object.keys(sortWords) as SortKey[]
export const tabKeys = Object.keys(tabs) as TabKey[]

/** The inventory screen's state, all of it in the address. */
export type ProductView = {
  search: string
  sort: SortKey
  order: 'asc' | 'desc'
  /** From 0, as on the server; the address counts from 1. */
  page: number
  size: number
  category: string
  brand: string
  vendor: string
  lowStock: boolean
  /** The id of the open product; `nuevo` while creating one. */
  product: string | null
  tab: TabKey
}

function readNumber(text: string | null): number {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : 0
}

function read(search: URLSearchParams): ProductView {
  const sorted = search.get('orden') ?? ''
  const size = readNumber(search.get('filas'))
  return {
    search: (search.get('buscar') ?? '').slice(0, 200),
    sort: sortKeys.find((key) => sortWords[key] === sorted.replace(/^-/, '')) ?? 'name',
    order: sorted.startsWith('-') ? 'desc' : 'asc',
    page: Math.max(readNumber(search.get('pagina')) - 1, 0),
    size: pageSizes.find((each) => each === size) ?? defaultSize,
    category: search.get('categoria') ?? '',
    brand: search.get('marca') ?? '',
    vendor: search.get('proveedor') ?? '',
    lowStock: search.get('stock') === 'bajo',
    product: search.get('producto'),
    tab: tabKeys.find((key) => key === search.get('solapa')) ?? 'general',
  }
}

function write({ search, sort, order, page, size, product, tab, ...filters }: ProductView) {
  const sorted = `${order === 'desc' ? '-' : ''}${sortWords[sort]}`
  return {
    buscar: search || undefined,
    orden: sorted === 'nombre' ? undefined : sorted,
    pagina: page > 0 ? String(page + 1) : undefined,
    filas: size === defaultSize ? undefined : String(size),
    categoria: filters.category || undefined,
    marca: filters.brand || undefined,
    proveedor: filters.vendor || undefined,
    stock: filters.lowStock ? 'bajo' : undefined,
    producto: product ?? undefined,
    solapa: product && tab !== 'general' ? tab : undefined,
  }
}

/** The list's filters besides its search. */
export type Filters = Pick<ProductView, 'category' | 'brand' | 'vendor' | 'lowStock'>
export const noFilters: Filters = { category: '', brand: '', vendor: '', lowStock: false }

/** The filters in the contract's shape, without the empty ones. */
export function wireFilters({ category, brand, vendor, lowStock }: Filters) {
  return {
    ...(category && { category }),
    ...(brand && { brand }),
    ...(vendor && { vendor }),
    ...(lowStock && { lowStock }),
  }
}

export function onlyFilters({ category, brand, vendor, lowStock }: Filters): Filters {
  return { category, brand, vendor, lowStock }
}

export const isFiltered = (filters: Filters): boolean => Object.keys(wireFilters(filters)).length > 0

export const productView: UrlCodec<ProductView> = { read, write }
