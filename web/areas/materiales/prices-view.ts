import { idIn } from '../../lib/address-values.ts'
import { sortedList } from '../../lib/list-view.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

const list = sortedList(['material', 'codigo', 'fecha'])

/** The filters, order and page of the current prices, stored in the address. */
export type PricesView = ReturnType<typeof list.read> & {
  /** The id of the price whose history is open. */
  open: string | null
  rubroId: string
  proveedorId: string
  /** '1' lists only prices older than 60 days. */
  antiguo: string
}

export const firstPricesView: PricesView = {
  ...list.first,
  open: null,
  rubroId: '',
  proveedorId: '',
  antiguo: '',
}

export const pricesView: UrlCodec<PricesView> = {
  read: (search) => ({
    ...list.read(search),
    open: idIn(search.get('abierto')) || null,
    rubroId: idIn(search.get('rubro')),
    proveedorId: idIn(search.get('proveedor')),
    antiguo: search.get('antiguo') === '1' ? '1' : '',
  }),
  write: (view) => ({
    ...list.write(view),
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
  ...list.input(view),
  ...priceFilter(view),
})
