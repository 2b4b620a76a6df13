import { idIn } from '../../lib/address-values.ts'
import { sortedList } from '../../lib/list-view.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

const list = sortedList(['material', 'codigo', 'deposito'])

/** The filters, order and page of the stock in the address, and the material whose kardex is open. */
export type StockView = ReturnType<typeof list.read> & {
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

export const firstView: StockView = {
  ...list.first,
  depositoId: '',
  rubroId: '',
  proveedorId: '',
  aReponer: '',
  open: '',
  openDeposit: '',
}

export const stockView: UrlCodec<StockView> = {
  read: (search) => ({
    ...list.read(search),
    depositoId: idIn(search.get('deposito')),
    rubroId: idIn(search.get('rubro')),
    proveedorId: idIn(search.get('proveedor')),
    aReponer: search.get('aReponer') === '1' ? '1' : '',
    open: idIn(search.get('abierto')),
    openDeposit: idIn(search.get('en')),
  }),
  write: (view) => ({
    ...list.write(view),
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
  ...list.input(view),
  depositoId: view.depositoId || undefined,
  rubroId: view.rubroId || undefined,
  proveedorId: view.proveedorId || undefined,
  aReponer: view.aReponer === '1' ? true : undefined,
})
