import { idIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import { pageRows } from '../../lib/list-view.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

/** The filters, order and page of the stock in the address, and the material whose kardex is open. */
export type StockView = {
  search: string
  page: number
  sort: Sort
  order: 'asc' | 'desc'
  depositoId: string
  rubroId: string
  proveedorId: string
  /** '1' lists only materials below their minimum. */
  aReponer: string
  /** The material whose kardex is open; empty if none is. */
  open: string
  /** The deposit of that kardex; empty for all. */
  openDeposit: string
}

const sorts = ['material', 'codigo', 'deposito'] as const
type Sort = (typeof sorts)[number]

export const firstView: StockView = {
  search: '',
  page: 1,
  sort: 'material',
  order: 'asc',
  depositoId: '',
  rubroId: '',
  proveedorId: '',
  aReponer: '',
  open: '',
  openDeposit: '',
}

export const stockView: UrlCodec<StockView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    page: pageIn(search.get('pagina')),
    sort: oneOf(sorts, search.get('orden')) || 'material',
    order: search.get('sentido') === 'desc' ? 'desc' : 'asc',
    depositoId: idIn(search.get('deposito')),
    rubroId: idIn(search.get('rubro')),
    proveedorId: idIn(search.get('proveedor')),
    aReponer: search.get('aReponer') === '1' ? '1' : '',
    open: idIn(search.get('abierto')),
    openDeposit: idIn(search.get('en')),
  }),
  write: (view) => ({
    buscar: view.search || undefined,
    pagina: view.page === 1 ? undefined : String(view.page),
    orden: view.sort === 'material' ? undefined : view.sort,
    sentido: view.order === 'asc' ? undefined : view.order,
    deposito: view.depositoId || undefined,
    rubro: view.rubroId || undefined,
    proveedor: view.proveedorId || undefined,
    aReponer: view.aReponer || undefined,
    abierto: view.open || undefined,
    en: view.openDeposit || undefined,
  }),
}

/** Whether the view lists only a part of the stock. */
export const isNarrowed = ({ search, depositoId, rubroId, proveedorId, aReponer }: StockView): boolean =>
  [search, depositoId, rubroId, proveedorId, aReponer].some((value) => value !== '')

/** The query of the list, used for rows and for export. */
export const stockInput = (proyectoId: number, view: StockView) => ({
  proyectoId,
  page: view.page,
  size: pageRows,
  sort: view.sort,
  order: view.order,
  search: view.search || undefined,
  depositoId: view.depositoId || undefined,
  rubroId: view.rubroId || undefined,
  proveedorId: view.proveedorId || undefined,
  aReponer: view.aReponer === '1' ? true : undefined,
})
