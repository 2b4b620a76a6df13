import type { Schema } from '../../api/types.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText, trimDecimal } from '../../lib/number-text.ts'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import type { StockView } from './stock-view.ts'

type StockRow = Schema<'StockRow'>

type StockTableProps = {
  rows: StockRow[]
  view: StockView
  onView: (part: Partial<StockView>) => void
  isBusy: boolean
}

const quantity = (amount: string) => decimalText(trimDecimal(amount))
const rowId = ({ materialId, depositoId }: StockRow) => `${materialId} ${depositoId}`

const columns: DataColumn<StockRow>[] = [
  {
    key: 'material',
    header: 'Material',
    isSortable: true,
    cell: ({ material, codigo, aReponer, stockMinimo, unidad }) => (
      <>
        <strong>{material}</strong>{' '}
        {aReponer && (
          <StateTag state="aReponer" tone="warning" label={`A reponer: mínimo ${quantity(stockMinimo)} ${unidad}`} />
        )}
        <small className="stock-code">{codigo}</small>
      </>
    ),
  },
  { key: 'deposito', header: 'Depósito', isSortable: true, cell: ({ deposito }) => deposito },
  { key: 'fisico', header: 'Físico', isNumber: true, cell: ({ fisico, unidad }) => `${quantity(fisico)} ${unidad}` },
  { key: 'reservado', header: 'Reservado', isNumber: true, cell: ({ reservado }) => quantity(reservado) },
  { key: 'disponible', header: 'Disponible', isNumber: true, cell: ({ disponible }) => quantity(disponible) },
  {
    key: 'ultimo',
    header: 'Al último precio',
    isNumber: true,
    cell: ({ valorUltimoPrecio }) => (valorUltimoPrecio === null ? '—' : moneyText(valorUltimoPrecio, 'ARS')),
  },
  {
    key: 'promedio',
    header: 'Al promedio',
    isNumber: true,
    cell: ({ valorPromedio }) => moneyText(valorPromedio, 'ARS'),
  },
]

/** A row per material and deposit. */
export function StockTable({ rows, view, onView, isBusy }: StockTableProps) {
  return (
    <DataTable
      label="Stock"
      className="money-table stock-table"
      rows={rows.map((row) => ({ ...row, id: rowId(row) }))}
      columns={columns}
      sort={{ key: view.sort, order: view.order }}
      onSort={({ key, order }) => onView({ sort: key as StockView['sort'], order })}
      openId={null}
      detail={() => null}
      isBusy={isBusy}
    />
  )
}
