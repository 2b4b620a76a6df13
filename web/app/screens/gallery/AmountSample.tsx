import { useCallback, useMemo, useState } from 'react'
import { newUuid } from '../../../lib/uuid.ts'
import { AmountTable } from '../../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../../ui/amount-table/amount-column.ts'
import type { AddedRow, AmountChange } from '../../../ui/amount-table/use-cells.ts'
import { StateTag } from '../../../ui/StateTag.tsx'
import { sampleAmounts, units, type SampleAmount } from './sample-amounts.ts'

const columns: AmountColumn<SampleAmount>[] = [
  { key: 'nombre', title: 'Ítem', value: ({ nombre }) => nombre, isEditable: true, isRequired: true, maxLength: 200 },
  {
    key: 'unidad',
    title: 'Unidad',
    kind: 'choice',
    options: units,
    width: 96,
    value: ({ unidad }) => unidad,
    isEditable: ({ padreId }) => padreId !== null,
  },
  {
    key: 'cantidad',
    title: 'Cantidad',
    group: 'Presupuesto',
    kind: 'decimal',
    value: ({ cantidad }) => cantidad,
    isEditable: ({ padreId }) => padreId !== null,
  },
  {
    key: 'precio',
    title: 'Precio',
    group: 'Presupuesto',
    kind: 'amount',
    value: ({ precio }) => precio,
    isEditable: ({ padreId }) => padreId !== null,
  },
  {
    key: 'desvio',
    title: 'Desvío',
    group: 'Control',
    kind: 'amount',
    value: ({ desvio }) => desvio,
    total: '-123456.5',
    tone: ({ desvio }) => (desvio.startsWith('-') ? 'danger' : undefined),
  },
  {
    key: 'estado',
    title: 'Estado',
    group: 'Control',
    width: 120,
    value: ({ estado }) => estado,
    render: ({ estado }) => <StateTag state={estado} />,
  },
]
const parentOf = ({ padreId }: SampleAmount) => padreId

/** An `AmountTable` to try: a tree of 2,000 rows, or a flat one that accepts new rows. */
export function AmountSample({ isTree }: { isTree: boolean }) {
  const [rows, setRows] = useState(() => sampleAmounts(isTree ? 2000 : 3))
  const change = useCallback((changes: AmountChange[]) => {
    const byRow = Map.groupBy(changes, ({ id }) => id)
    setRows((before) =>
      before.map((row) => ({
        ...row,
        ...Object.fromEntries((byRow.get(row.id) ?? []).map(({ key, value }) => [key, value])),
      })),
    )
  }, [])
  const add = useCallback((added: AddedRow[]) => {
    const made = added.map(({ values, id = newUuid() }) => ({ ...emptyAmount, ...values, id }))
    setRows((before) => [...before, ...made])
    return made.map(({ id }) => id)
  }, [])
  const remove = useCallback((ids: string[]) => setRows((before) => before.filter(({ id }) => !ids.includes(id))), [])
  const shown = useMemo(() => (isTree ? columns : columns.slice(0, 4)), [isTree])
  if (isTree) {
    return <AmountTable label="Árbol de importes" rows={rows} columns={shown} parentOf={parentOf} onChange={change} />
  }
  return (
    <AmountTable
      label="Lista de importes"
      rows={rows}
      columns={shown}
      onChange={change}
      onAddRows={add}
      onRemoveRows={remove}
    />
  )
}

const emptyAmount: SampleAmount = {
  id: '',
  padreId: '',
  nombre: '',
  unidad: '',
  cantidad: '',
  precio: '',
  desvio: '0',
  estado: 'borrador',
}
