import type { UrlCodec } from '../../lib/use-url-state.ts'

export type AccountView = {
  proveedorId: string
  search: string
  moneda: string
  desde: string
  hasta: string
  page: number
}

const day = /^\d{4}-\d{2}-\d{2}$/
const currencies = ['ARS', 'USD', 'EUR', 'UVA']

/** The supplier and the filters of the account, stored in the address. */
export const accountView: UrlCodec<AccountView> = {
  read(search) {
    const page = Number(search.get('pagina'))
    const dayOf = (name: string) => (day.test(search.get(name) ?? '') ? search.get(name)! : '')
    const moneda = search.get('moneda') ?? ''
    return {
      proveedorId: (search.get('proveedor') ?? '').slice(0, 64),
      search: (search.get('buscar') ?? '').slice(0, 200),
      moneda: currencies.includes(moneda) ? moneda : '',
      desde: dayOf('desde'),
      hasta: dayOf('hasta'),
      page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    }
  },
  write: ({ proveedorId, search, moneda, desde, hasta, page }) => ({
    proveedor: proveedorId || undefined,
    buscar: search || undefined,
    moneda: moneda || undefined,
    desde: desde || undefined,
    hasta: hasta || undefined,
    pagina: page === 1 ? undefined : String(page),
  }),
}
