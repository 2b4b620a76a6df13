import { pageRows } from '../lib/list-view.ts'
import type { UrlCodec } from '../lib/use-url-state.ts'

/** The filters, order and page of a list of money documents, stored in the address. */
export type MoneyView = {
  search: string
  page: number
  sort: 'fecha' | 'vencimiento' | 'total' | 'importe'
  order: 'asc' | 'desc'
  /** The id of the expanded row. */
  open: string | null
  estado: string
  estadoPago: string
  /** The `tipo` of a comprobante, the `medio` of a pago or the `concepto` of a cobro. */
  clase: string
  proveedorId: string
  desde: string
  hasta: string
  venceDesde: string
  venceHasta: string
}

export const firstView: MoneyView = {
  search: '',
  page: 1,
  sort: 'fecha',
  order: 'desc',
  open: null,
  estado: '',
  estadoPago: '',
  clase: '',
  proveedorId: '',
  desde: '',
  hasta: '',
  venceDesde: '',
  venceHasta: '',
}

const sorts = ['fecha', 'vencimiento', 'total', 'importe'] as const
const day = /^\d{4}-\d{2}-\d{2}$/
const names = {
  estado: 'estado',
  estadoPago: 'pago',
  clase: 'clase',
  proveedorId: 'proveedor',
  desde: 'desde',
  hasta: 'hasta',
  venceDesde: 'venceDesde',
  venceHasta: 'venceHasta',
} as const
type Filter = keyof typeof names

/** The names of the filters that are set. */
export const filtersOf = (view: MoneyView): Filter[] =>
  (Object.keys(names) as Filter[]).filter((name) => view[name] !== '')

export const moneyView: UrlCodec<MoneyView> = {
  read(search) {
    const page = Number(search.get('pagina'))
    const sort = sorts.find((each) => each === search.get('orden'))
    const text = (name: Filter) => (search.get(names[name]) ?? '').slice(0, 64)
    const dayOf = (name: Filter) => (day.test(text(name)) ? text(name) : '')
    return {
      search: (search.get('buscar') ?? '').slice(0, 200),
      page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
      sort: sort ?? 'fecha',
      order: search.get('sentido') === 'asc' ? 'asc' : 'desc',
      open: search.get('abierto'),
      estado: text('estado'),
      estadoPago: text('estadoPago'),
      clase: text('clase'),
      proveedorId: text('proveedorId'),
      desde: dayOf('desde'),
      hasta: dayOf('hasta'),
      venceDesde: dayOf('venceDesde'),
      venceHasta: dayOf('venceHasta'),
    }
  },
  write({ search, page, sort, order, open, ...view }) {
    return {
      buscar: search || undefined,
      pagina: page === 1 ? undefined : String(page),
      orden: sort === 'fecha' ? undefined : sort,
      sentido: order === 'desc' ? undefined : order,
      abierto: open ?? undefined,
      ...Object.fromEntries(Object.entries(names).map(([name, word]) => [word, view[name as Filter] || undefined])),
    }
  },
}

/** The query shared by these lists; each operation accepts its own `sort` and `estado`, hence the casts. */
export const listInput = ({ search, page, sort, order, estado, desde, hasta }: MoneyView) => ({
  page,
  size: pageRows,
  order,
  search: search || undefined,
  estado: (estado || undefined) as 'registrado' | undefined,
  desde: desde || undefined,
  hasta: hasta || undefined,
  sort: sort as 'fecha',
})
