import { dayIn, idIn, oneOf, pageIn, searchIn } from '../../lib/address-values.ts'
import type { UrlCodec } from '../../lib/use-url-state.ts'

export type AccountView = {
  proveedorId: string
  search: string
  moneda: string
  desde: string
  hasta: string
  page: number
}

const currencies = ['ARS', 'USD', 'EUR', 'UVA']

/** The supplier and the filters of the account, stored in the address. */
export const accountView: UrlCodec<AccountView> = {
  read: (search) => ({
    proveedorId: idIn(search.get('proveedor')),
    search: searchIn(search.get('buscar')),
    moneda: oneOf(currencies, search.get('moneda')),
    desde: dayIn(search.get('desde')),
    hasta: dayIn(search.get('hasta')),
    page: pageIn(search.get('pagina')),
  }),
  write: ({ proveedorId, search, moneda, desde, hasta, page }) => ({
    proveedor: proveedorId || undefined,
    buscar: search || undefined,
    moneda: moneda || undefined,
    desde: desde || undefined,
    hasta: hasta || undefined,
    pagina: page === 1 ? undefined : String(page),
  }),
}
