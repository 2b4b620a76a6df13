import { formatCompactMoney, formatRoundMoney } from '../../lib/format.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import type { Control } from './queries.ts'

const maxRubros = 12

/** Bars per root rubro: current budget, committed, executed and paid. Only the largest ones, in budget order. */
export function ControlChart({ control }: { control: Control }) {
  const { items, valuacion } = control
  const currency = valuacion.moneda === 'USD' ? 'USD' : 'ARS'
  const rows = items
    .filter(({ padreId }) => padreId === null)
    .toSorted((a, b) => Number(b.vigente) - Number(a.vigente))
    .slice(0, maxRubros)
    .toSorted((a, b) => items.indexOf(a) - items.indexOf(b))
  if (rows.length === 0) return null
  const seriesOf = (name: string, field: 'vigente' | 'comprometido' | 'ejecutado' | 'pagado') => ({
    name,
    data: rows.map(({ [field]: amount }) => (amount === null ? null : Number(amount))),
  })
  return (
    <ChartCard
      title="Presupuesto y avance por rubro"
      subtitle={`En ${valuacion.nombre}${rows.length < items.length ? ', los rubros más grandes' : ''}`}
      caption="Vigente, comprometido, ejecutado y pagado por rubro"
      height={320}
      chart={{
        type: 'bar',
        dimension: 'Rubro',
        labels: rows.map(({ codigo, nombre }) => `${codigo} ${nombre}`),
        ticks: rows.map(({ codigo }) => codigo),
        series: [
          seriesOf('Vigente', 'vigente'),
          seriesOf('Comprometido', 'comprometido'),
          seriesOf('Ejecutado', 'ejecutado'),
          seriesOf('Pagado', 'pagado'),
        ],
        format: (value) => formatRoundMoney(value, currency),
        formatTick: (value) => formatCompactMoney(value, currency),
      }}
    />
  )
}
