import { Link } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { moneyOrDash } from '../../lib/money-text.ts'
import { decimalText, quantityText } from '../../lib/number-text.ts'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import type { ConsumoView } from './consumo-view.ts'
import './consumo.css'

type ConsumoRow = Schema<'ConsumoRow'>

type ConsumoTableProps = {
  rows: ConsumoRow[]
  view: ConsumoView
  onSort: (sort: Pick<ConsumoView, 'sort' | 'order'>) => void
  isBusy: boolean
}

/** The movements that a row adds up; those without a rubro cannot be listed apart. */
const movementsAddress = ({ rubroId, materialId }: ConsumoRow) =>
  `/materiales/movimientos?${new URLSearchParams({ material: materialId, ...(rubroId && { rubro: rubroId }) })}`

const shareText = (percentage: string | null) => (percentage === null ? '—' : `${decimalText(percentage)} %`)

const columns: DataColumn<ConsumoRow>[] = [
  {
    key: 'rubro',
    header: 'Rubro',
    isSortable: true,
    cell: ({ rubro }) => rubro || <StateTag state="sinRubro" label="Sin rubro" tone="warning" />,
  },
  {
    key: 'material',
    header: 'Material',
    isSortable: true,
    cell: (row) => (
      <>
        {row.material}
        <small className="money-note"> {row.codigo}</small>
      </>
    ),
  },
  {
    key: 'presupuestado',
    header: 'Presupuestado',
    isNumber: true,
    cell: ({ presupuestado, unidad }) => `${quantityText(presupuestado)} ${unidad}`,
  },
  { key: 'teorico', header: 'Teórico', isNumber: true, cell: ({ teorico }) => quantityText(teorico) },
  {
    key: 'real',
    header: 'Real',
    isNumber: true,
    cell: (row) => (row.real === '0.0000' ? '0' : <Link to={movementsAddress(row)}>{quantityText(row.real)}</Link>),
  },
  { key: 'diferencia', header: 'Diferencia', isNumber: true, cell: ({ diferencia }) => quantityText(diferencia) },
  { key: 'porcentaje', header: 'Real / teórico', isNumber: true, cell: ({ porcentaje }) => shareText(porcentaje) },
  {
    key: 'desvio',
    header: 'Diferencia en pesos',
    isNumber: true,
    isSortable: true,
    cell: ({ valorDiferencia }) => moneyOrDash(valorDiferencia, 'ARS'),
  },
]

/** A row per rubro and material; what was issued without a rubro is in rows of its own. */
export function ConsumoTable({ rows, view, onSort, isBusy }: ConsumoTableProps) {
  return (
    <DataTable
      label="Teórico y real"
      className="money-table money-labelled consumo-table"
      rows={rows.map((row) => ({ ...row, id: `${row.rubroId} ${row.materialId}` }))}
      columns={columns}
      sort={{ key: view.sort, order: view.order }}
      onSort={({ key, order }) => onSort({ sort: key as ConsumoView['sort'], order })}
      isBusy={isBusy}
    />
  )
}
