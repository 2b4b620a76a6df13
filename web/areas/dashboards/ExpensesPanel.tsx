import { useSearchParams } from 'react-router-dom'
import { formatCompact, formatPercent, formatRoundMoney } from '../../lib/format.ts'
import { Card } from '../../ui/Card.tsx'
import { ChartFigure } from '../../ui/ChartFigure.tsx'
import { fullPeriod, lastChange, shortPeriod, type Period } from './periods.ts'
import type { ProjectDashboard } from './queries.ts'
import './ExpensesPanel.css'

const periods: { period: Period; name: string; before: string; field: `${'week' | 'month' | 'year'}lyExpenses` }[] = [
  { period: 'semana', name: 'Última semana', before: 'la semana anterior', field: 'weeklyExpenses' },
  { period: 'mes', name: 'Último mes', before: 'el mes anterior', field: 'monthlyExpenses' },
  { period: 'anio', name: 'Último año', before: 'el año anterior', field: 'yearlyExpenses' },
]

/** What was spent by week, month or year. The address holds which one is shown. */
export function ExpensesPanel({ dashboard }: { dashboard: ProjectDashboard }) {
  const [search, setSearch] = useSearchParams()
  const { currency } = dashboard
  const shown = periods.find(({ period }) => period === search.get('gastos')) ?? periods[1]!
  const show = (period: Period) => {
    setSearch((before) => ({ ...Object.fromEntries(before), gastos: period }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const { labels, series } = dashboard[shown.field]
  return (
    <Card
      className="dashboard-wide"
      title="Gastos"
      subtitle={`Hasta el ${fullPeriod(labels.at(-1) ?? '').split(' al ')[1]}`}
    >
      <div className="expenses-periods" role="group" aria-label="Período de los gastos">
        {periods.map((each) => (
          <button
            key={each.period}
            type="button"
            className="expenses-period"
            aria-pressed={each === shown}
            onClick={() => show(each.period)}
          >
            <span className="expenses-name">{each.name}</span>
            <span className="expenses-amount">{formatRoundMoney(dashboard[each.field].amount, currency)}</span>
            <span className="expenses-change">
              {changeText(dashboard[each.field].series[0]?.data ?? [], each.before)}
            </span>
          </button>
        ))}
      </div>
      <ChartFigure
        caption={`Gastos: ${shown.name.toLowerCase()} y períodos anteriores`}
        height={280}
        chart={{
          type: shown.period === 'anio' ? 'bar' : 'line',
          dimension: 'Período',
          labels: labels.map(fullPeriod),
          ticks: labels.map((label) => shortPeriod(label, shown.period)),
          series,
          format: (value) => formatRoundMoney(value, currency),
          formatTick: formatCompact,
        }}
      />
    </Card>
  )
}

function changeText(data: number[], before: string): string {
  const change = lastChange(data)
  if (change === null) return 'Sin período anterior'
  if (Math.abs(change) < 0.05) return `Igual que ${before}`
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que ${before}`
}
