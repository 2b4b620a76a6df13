import type { Schema } from '../../../api/types.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { hasWords } from '../../../lib/fold.ts'
import type { UrlCodec } from '../../../lib/use-url-state.ts'
import { csvOf } from '../../../ui/chart-csv.ts'
import type { DataSort } from '../../../ui/DataTable.tsx'

export type Transaction = Schema<'FinanceTransaction'>

/** The filters and order of the transactions, stored in the address. */
export type TransactionView = { search: string; estado: string; tipo: string; sort: DataSort }

const sortKeys = ['date', 'transactionId', 'name', 'status', 'amount']

export const transactionCodec: UrlCodec<TransactionView> = {
  read: (search) => ({
    search: (search.get('buscar') ?? '').slice(0, 200),
    estado: search.get('estado') ?? '',
    tipo: search.get('tipo') ?? '',
    sort: {
      key: sortKeys.find((key) => key === search.get('orden')) ?? 'date',
      order: search.get('sentido') === 'asc' ? 'asc' : 'desc',
    },
  }),
  write: ({ search, estado, tipo, sort: { key, order } }) => ({
    buscar: search || undefined,
    estado: estado || undefined,
    tipo: tipo || undefined,
    orden: key === 'date' ? undefined : key,
    sentido: order === 'desc' ? undefined : order,
  }),
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'es')

/** The transactions since a day that match the view, in its order. */
export function filterTransactions(all: Transaction[], view: TransactionView, since: string): Transaction[] {
  const { key, order } = view.sort
  const turn = order === 'asc' ? 1 : -1
  return all
    .filter(({ date }) => date >= since)
    .filter(({ status }) => view.estado === '' || status === view.estado)
    .filter(({ amount }) => view.tipo === '' || (view.tipo === 'ingresos') === amount > 0)
    .filter(({ name, transactionId }) => hasWords(`${name} ${transactionId}`, view.search))
    .toSorted((a, b) => turn * compare(a[key as 'amount'], b[key as 'amount']))
}

export const stateNames = { completed: 'Completada', pending: 'Pendiente' } as const

/** The transactions as CSV. */
export const transactionsCsv = (rows: Transaction[]): string =>
  csvOf(
    ['Fecha', 'Número', 'Concepto', 'Estado', 'Importe en dólares'],
    rows.map(({ date, transactionId, name, status, amount }) => [
      formatDateTime(date),
      transactionId,
      name,
      stateNames[status],
      amount,
    ]),
  )
