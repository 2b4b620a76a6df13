import { formatDateTime, formatMoney } from '../../../lib/format.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { Card } from '../../../ui/Card.tsx'
import { CsvButton } from '../../../ui/CsvButton.tsx'
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import type { Filter } from '../../../ui/FilterField.tsx'
import { NothingFound } from '../../../ui/ListPages.tsx'
import { ListSearch } from '../../../ui/ListSearch.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import { sum } from './points.ts'
import { filterTransactions, stateNames, transactionCodec, transactionsCsv, type Transaction } from './transactions.ts'
import './TransactionsCard.css'

const states = {
  completed: { label: stateNames.completed, tone: 'success' },
  pending: { label: stateNames.pending, tone: 'info' },
} as const

const filters: Filter[] = [
  {
    key: 'estado',
    label: 'Estado',
    kind: 'choice',
    options: [
      { value: 'completed', label: 'Completadas' },
      { value: 'pending', label: 'Pendientes' },
    ],
  },
  {
    key: 'tipo',
    label: 'Sentido',
    kind: 'choice',
    options: [
      { value: 'ingresos', label: 'Ingresos' },
      { value: 'egresos', label: 'Egresos' },
    ],
  },
]

const columns: DataColumn<Transaction>[] = [
  { key: 'date', header: 'Fecha', cell: ({ date }) => formatDateTime(date), isSortable: true },
  { key: 'transactionId', header: 'Número', cell: ({ transactionId }) => transactionId, isSortable: true },
  { key: 'name', header: 'Concepto', cell: ({ name }) => name, isSortable: true },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status }) => <StateTag state={status} {...states[status]} />,
    isSortable: true,
  },
  {
    key: 'amount',
    header: 'Importe',
    cell: ({ amount }) => (
      <span className={amount > 0 ? 'transaction-in' : undefined}>
        {amount > 0 ? '+' : ''}
        {formatMoney(amount, 'USD')}
      </span>
    ),
    isSortable: true,
    isNumber: true,
  },
]

/** The transactions since the start of the range, filtered and sorted by the address. */
export function TransactionsCard({ all, since }: { all: Transaction[]; since: string }) {
  const [view, change] = useUrlState(transactionCodec)
  const matches = filterTransactions(all, view, since)
  const narrow = (part: Partial<typeof view>) => change(part, { replace: true })
  return (
    <Card
      className="sample-whole"
      title="Últimas transacciones"
      subtitle={`${matches.length} en el período, que suman ${formatMoney(sum(matches.map(({ amount }) => amount)), 'USD')}`}
      actions={<CsvButton title="Últimas transacciones" csv={() => transactionsCsv(matches)} />}
    >
      <FilterBar filters={filters} values={{ estado: view.estado, tipo: view.tipo }} onChange={narrow}>
        <ListSearch label="Buscar transacciones" value={view.search} onSearch={(search) => narrow({ search })} />
      </FilterBar>
      {matches.length > 0 ? (
        <DataTable
          label="Últimas transacciones"
          className="transactions"
          rows={matches}
          columns={columns}
          sort={view.sort}
          onSort={(sort) => narrow({ sort })}
        />
      ) : (
        <NothingFound search={view.search} onClear={() => narrow({ search: '', estado: '', tipo: '' })} />
      )}
    </Card>
  )
}
