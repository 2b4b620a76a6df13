import type { Schema } from '../../api/types.ts'
import { moneyOrDash, moneyText } from '../../lib/money-text.ts'
import { quantityText } from '../../lib/number-text.ts'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import type { StockView } from './stock-view.ts'

type StockRow = Schema<'StockRow'>

type StockTableProps = {
  rows: StockRow[]
  view: StockView
  onView: (part: Partial<StockView>) => void
  onSort: (sort: Pick<StockView, 'sort' | 'order'>) => void
  isBusy: boolean
}

const rowId = ({ materialId, depositoId }: StockRow) => `${materialId} ${depositoId}`

const isOpen = ({ materialId, depositoId }: StockRow, { open, openDeposit }: StockView) =>
  materialId === open && (openDeposit === '' || openDeposit === depositoId)

const columnsOf = (view: StockView, onView: StockTableProps['onView']): DataColumn<StockRow>[] => [
  {
    key: 'material',
    header: 'Material',
    isSortable: true,
    cell: (row) => (
      <>
        <button
          type="button"
          className="money-open stock-material"
          aria-expanded={isOpen(row, view)}
          onClick={() =>
            onView(
              isOpen(row, view) ? { open: '', openDeposit: '' } : { open: row.materialId, openDeposit: row.depositoId },
            )
          }
        >
          {row.material}
        </button>{' '}
        {row.aReponer && (
          <StateTag
            state="aReponer"
            tone="warning"
            label={`A reponer: mínimo ${quantityText(row.stockMinimo)} ${row.unidad}`}
          />
        )}
        <small className="stock-code">{row.codigo}</small>
      </>
    ),
  },
  { key: 'deposito', header: 'Depósito', isSortable: true, cell: ({ deposito }) => deposito },
  {
    key: 'fisico',
    header: 'Físico',
    isNumber: true,
    cell: ({ fisico, unidad }) => `${quantityText(fisico)} ${unidad}`,
  },
  { key: 'reservado', header: 'Reservado', isNumber: true, cell: ({ reservado }) => quantityText(reservado) },
  {
    key: 'disponible',
    header: 'Disponible',
    isNumber: true,
    cell: ({ disponible }) => (
      <>
        {quantityText(disponible)}
        {disponible.startsWith('-') && (
          <>
            {' '}
            <StateTag state="sinRespaldo" tone="danger" />
          </>
        )}
      </>
    ),
  },
  {
    key: 'ultimo',
    header: 'Al último precio',
    isNumber: true,
    cell: ({ valorUltimoPrecio }) => moneyOrDash(valorUltimoPrecio, 'ARS'),
  },
  {
    key: 'promedio',
    header: 'Al promedio',
    isNumber: true,
    cell: ({ valorPromedio }) => moneyText(valorPromedio, 'ARS'),
  },
]

/** A row per material and deposit; its name opens the kardex. */
export function StockTable({ rows, view, onView, onSort, isBusy }: StockTableProps) {
  return (
    <DataTable
      label="Stock"
      className="money-table money-labelled stock-table"
      rows={rows.map((row) => ({ ...row, id: rowId(row) }))}
      columns={columnsOf(view, onView)}
      sort={{ key: view.sort, order: view.order }}
      onSort={({ key, order }) => onSort({ sort: key as StockView['sort'], order })}
      rowClass={(row) => (isOpen(row, view) ? 'data-row-open' : undefined)}
      isBusy={isBusy}
    />
  )
}
