import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Schema } from '../../api/types.ts'
import type { Valuation } from '../control/door.ts'
import { comparisonQuery } from './queries.ts'

type Line = Schema<'PresupuestoDiferencia'> & { id: string }
type ComparisonTableProps = { proyectoId: number; id: string; con: string; valuation: Valuation }

/** The items that differ between two budget versions. */
export function ComparisonTable({ proyectoId, id, con, valuation }: ComparisonTableProps) {
  const query = useQuery(comparisonQuery(proyectoId, id, con, valuation))
  const { data } = query
  const rows = useMemo(() => (data?.lineas ?? []).map((line) => ({ ...line, id: line.codigo })), [data])
  const columns = useMemo(() => {
    const before = data?.antes.nombre ?? ''
    const after = data?.presupuesto.nombre ?? ''
    // The valuation applies to amounts; prices are shown as entered.
    const isValued = data !== undefined && data.valuacion.tipo !== 'corriente'
    const amountOf = (name: 'importeAntes' | 'importe' | 'diferencia') => (line: Line) =>
      isValued ? line.valuado?.[name] : line[name]
    const all: AmountColumn<Line>[] = [
      { key: 'codigo', title: 'Ítem', value: ({ codigo, descripcion }) => `${codigo} ${descripcion}` },
      { key: 'cantidadAntes', group: before, title: 'Cantidad', kind: 'decimal', value: (line) => line.cantidadAntes },
      { key: 'precioAntes', group: before, title: 'Precio', kind: 'amount', value: (line) => line.precioAntes },
      { key: 'importeAntes', group: before, title: 'Importe', kind: 'amount', value: amountOf('importeAntes') },
      { key: 'cantidad', group: after, title: 'Cantidad', kind: 'decimal', value: (line) => line.cantidad },
      { key: 'precio', group: after, title: 'Precio', kind: 'amount', value: (line) => line.precio },
      { key: 'importe', group: after, title: 'Importe', kind: 'amount', value: amountOf('importe') },
      {
        key: 'diferencia',
        title: 'Diferencia',
        kind: 'amount',
        value: amountOf('diferencia'),
        total: (isValued ? data.diferenciaValuada : data?.diferencia) ?? undefined,
        tone: ({ diferencia }) => (diferencia.startsWith('-') ? 'success' : 'danger'),
      },
    ]
    return all
  }, [data])
  return (
    <QueryAnswer query={query} height="12rem">
      {() =>
        rows.length === 0 ? (
          <EmptyState title="No hay diferencias">Las dos versiones tienen lo mismo.</EmptyState>
        ) : (
          <AmountTable label="Diferencias entre versiones" rows={rows} columns={columns} />
        )
      }
    </QueryAnswer>
  )
}
