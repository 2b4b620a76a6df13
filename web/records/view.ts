import { dayIn, idIn, oneOf, pageIn, searchIn } from '../lib/address-values.ts'
import { pageRows } from '../lib/list-view.ts'
import type { UrlCodec } from '../lib/use-url-state.ts'

/** The filters, order and page of a list of records, stored in the address. */
export type RecordView = {
  search: string
  page: number
  sort: string
  order: 'asc' | 'desc'
  /** The id of the expanded row. */
  open: string | null
  estado: string
  estadoPago: string
  /** The `tipo` of a comprobante, the `medio` of a pago or the `concepto` of a cobro. */
  clase: string
  proveedorId: string
  contratoId: string
  depositoId: string
  materialId: string
  rubroId: string
  cuentaId: string
  /** 'si': only what names no account; 'no': only what names one. */
  sinCuenta: string
  desde: string
  hasta: string
  venceDesde: string
  venceHasta: string
}

export const firstView: RecordView = {
  search: '',
  page: 1,
  sort: 'fecha',
  order: 'desc',
  open: null,
  estado: '',
  estadoPago: '',
  clase: '',
  proveedorId: '',
  contratoId: '',
  depositoId: '',
  materialId: '',
  rubroId: '',
  cuentaId: '',
  sinCuenta: '',
  desde: '',
  hasta: '',
  venceDesde: '',
  venceHasta: '',
}

type Choice = {
  name: 'estado' | 'estadoPago' | 'clase' | 'sinCuenta'
  label: string
  options: { value: string; label: string }[]
}

/** What a list of records can be filtered and sorted by; the first order is that of a list without one in the address. */
export type ListRules = {
  choices: readonly Choice[]
  sorts: readonly [string, ...string[]]
  /** Its records have no day to filter by. */
  hasNoDays?: boolean
}

const names = {
  estado: 'estado',
  estadoPago: 'pago',
  clase: 'clase',
  proveedorId: 'proveedor',
  contratoId: 'contrato',
  depositoId: 'deposito',
  materialId: 'material',
  rubroId: 'rubro',
  cuentaId: 'cuenta',
  sinCuenta: 'sinCuenta',
  desde: 'desde',
  hasta: 'hasta',
  venceDesde: 'venceDesde',
  venceHasta: 'venceHasta',
} as const
type Filter = keyof typeof names

/** The names of the filters that are set. */
export const filtersOf = (view: RecordView): Filter[] =>
  (Object.keys(names) as Filter[]).filter((name) => view[name] !== '')

/** Reads and writes the view of a list in the address. What the list cannot be filtered or sorted by is left out. */
export const recordView = ({ choices, sorts }: ListRules): UrlCodec<RecordView> => ({
  read(search) {
    const textOf = (name: Filter) => search.get(names[name])
    const chosen = (name: Choice['name']) => {
      const options = choices.find((choice) => choice.name === name)?.options ?? []
      return oneOf(
        options.map(({ value }) => value),
        textOf(name),
      )
    }
    return {
      search: searchIn(search.get('buscar')),
      page: pageIn(search.get('pagina')),
      sort: oneOf(sorts, search.get('orden')) || sorts[0],
      order: search.get('sentido') === 'asc' ? 'asc' : 'desc',
      open: search.get('abierto')?.slice(0, 64) || null,
      estado: chosen('estado'),
      estadoPago: chosen('estadoPago'),
      clase: chosen('clase'),
      proveedorId: idIn(textOf('proveedorId')),
      contratoId: idIn(textOf('contratoId')),
      depositoId: idIn(textOf('depositoId')),
      materialId: idIn(textOf('materialId')),
      rubroId: idIn(textOf('rubroId')),
      cuentaId: idIn(textOf('cuentaId')),
      sinCuenta: chosen('sinCuenta'),
      desde: dayIn(textOf('desde')),
      hasta: dayIn(textOf('hasta')),
      venceDesde: dayIn(textOf('venceDesde')),
      venceHasta: dayIn(textOf('venceHasta')),
    }
  },
  write({ search, page, sort, order, open, ...view }) {
    return {
      buscar: search || undefined,
      pagina: page === 1 ? undefined : String(page),
      orden: sort === sorts[0] ? undefined : sort,
      sentido: order === 'desc' ? undefined : order,
      abierto: open ?? undefined,
      ...Object.fromEntries(Object.entries(names).map(([name, word]) => [word, view[name as Filter] || undefined])),
    }
  },
})

/** The query shared by these lists; each operation accepts its own `sort` and `estado`, hence the casts. */
export const listInput = ({ search, page, sort, order, estado, desde, hasta }: RecordView) => ({
  page,
  size: pageRows,
  order,
  search: search || undefined,
  estado: (estado || undefined) as 'registrado' | undefined,
  desde: desde || undefined,
  hasta: hasta || undefined,
  sort: sort as 'fecha',
})
