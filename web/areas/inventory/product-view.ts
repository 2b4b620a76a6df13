import type { UrlCodec } from '../../lib/use-url-state.ts'

export const pageSizes = [10, 25, 50, 100] as const
const usualSize = 25
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

/** What the inventory screen shows; all of it stands in the address. */
export type ProductView = {
  search: string
  sort: SortKey
  order: 'asc' | 'desc'
  /** Counts from 0, as the server does; the address counts from 1, as people do. */
  page: number
  size: number
  /** The id of the product that is open. */
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
    size: pageSizes.find((each) => each === size) ?? usualSize,
    product: search.get('producto'),
    tab: tabKeys.find((key) => key === search.get('solapa')) ?? 'general',
  }
}

function write({ search, sort, order, page, size, product, tab }: ProductView) {
  const sorted = `${order === 'desc' ? '-' : ''}${sortWords[sort]}`
  return {
    buscar: search || undefined,
    orden: sorted === 'nombre' ? undefined : sorted,
    pagina: page > 0 ? String(page + 1) : undefined,
    filas: size === usualSize ? undefined : String(size),
    producto: product ?? undefined,
    solapa: product && tab !== 'general' ? tab : undefined,
  }
}

export const productView: UrlCodec<ProductView> = { read, write }
