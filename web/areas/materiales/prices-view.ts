import { idIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import { pageRows } from '../../lib/list-view.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

const sorts = ['material', 'codigo', 'fecha'] as const
type Sort = (typeof sorts)[number]

/** The filters, order and page of the current prices, stored in the address. */
export type PricesView = {
  search: string
  page: number
  sort: Sort
  order: 'asc' | 'desc'
  /** The id of the price whose history is open. */
  open: string | null
  rubroId: string
  proveedorId: string
  /** '1' lists only prices older than 60 days. */
  antiguo: string
}

export const firstPricesView: PricesView = {
  search: '',
  page: 1,
  sort: 'material',
  order: 'asc',
  open: null,
  rubroId: '',
  proveedorId: '',
  antiguo: '',
}

export const pricesView: UrlCodec<PricesView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    page: pageIn(search.get('pagina')),
    sort: oneOf(sorts, search.get('orden')) || 'material',
    order: search.get('sentido') === 'desc' ? 'desc' : 'asc',
    open: idIn(search.get('abierto')) || null,
    rubroId: idIn(search.get('rubro')),
    proveedorId: idIn(search.get('proveedor')),
    antiguo: search.get('antiguo') === '1' ? '1' : '',
  }),
  write: (view) => ({
    buscar: view.search || undefined,
    pagina: view.page === 1 ? undefined : String(view.page),
    orden: view.sort === 'material' ? undefined : view.sort,
    sentido: view.order === 'asc' ? undefined : view.order,
    abierto: view.open ?? undefined,
    rubro: view.rubroId || undefined,
    proveedor: view.proveedorId || undefined,
    antiguo: view.antiguo || undefined,
  }),
}

/** The filters of a view, as the list and the raise take them. */
export const priceFilter = ({ search, rubroId, proveedorId, antiguo }: PricesView) => ({
  search: search || undefined,
  rubroId: rubroId || undefined,
  proveedorId: proveedorId || undefined,
  antiguo: antiguo === '1' ? true : undefined,
})

export const isNarrowed = (view: PricesView): boolean =>
  Object.values(priceFilter(view)).some((value) => value !== undefined)

/** The query of the list, used for rows and for export. */
export const pricesInput = (view: PricesView) => ({
  desarrolladoraId: activeCompanyId() ?? 0,
  ...priceFilter(view),
  page: view.page,
  size: pageRows,
  sort: view.sort,
  order: view.order,
})
