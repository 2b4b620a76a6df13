import { Link } from 'react-router-dom'
import { formatCompactMoney, formatPercent, formatRoundMoney } from '../../lib/format.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { documentsOf } from './origins.ts'
import { fullPeriod, lastChange, shortPeriod, type Period } from './periods.ts'
import type { ProjectDashboard } from './queries.ts'
import './ExpensesPanel.css'

const periods: { period: Period; name: string; before: string; field: `${'week' | 'month' | 'year'}lyExpenses` }[] = [
  { period: 'semana', name: 'Última semana', before: 'la semana anterior', field: 'weeklyExpenses' },
  { period: 'mes', name: 'Último mes', before: 'el mes anterior', field: 'monthlyExpenses' },
  { period: 'anio', name: 'Último año', before: 'el año anterior', field: 'yearlyExpenses' },
]

const codec: UrlCodec<{ period: Period }> = {
  read: (search) => ({ period: (periods.find(({ period }) => period === search.get('gastos')) ?? periods[1]!).period }),
  write: ({ period }) => ({ gastos: period }),
}

/** Expenses by week, month or year; the address holds which. */
export function ExpensesPanel({ dashboard }: { dashboard: ProjectDashboard }) {
  const [view, change] = useUrlState(codec)
  const { currency } = dashboard
  const selected = periods.find(({ period }) => period === view.period)!
  const show = (period: Period) => change({ period }, { replace: true })
  const { labels, series } = dashboard[selected.field]
  return (
    <ChartCard
      id="gastos"
      className="dashboard-wide"
      title="Gastos"
      subtitle={
        <>
          Hasta el {fullPeriod(labels.at(-1) ?? '').split(' al ')[1]} ·{' '}
          <Link to={documentsOf(labels.at(-1) ?? '')}>Ver los comprobantes</Link>
        </>
      }
      before={
        <div className="expenses-periods" role="group" aria-label="Período de los gastos">
          {periods.map((each) => (
            <button
              key={each.period}
              type="button"
              className="expenses-period prints-as-text"
              aria-pressed={each === selected}
              onClick={() => show(each.period)}
            >
              <span className="expenses-name">{each.name}</span>
              <span className="expenses-amount">{formatRoundMoney(dashboard[each.field].amount, currency)}</span>
              <span className="expenses-change">
                <Change data={dashboard[each.field].series[0]?.data ?? []} before={each.before} />
              </span>
              <Sparkline data={dashboard[each.field].series[0]?.data ?? []} />
            </button>
          ))}
        </div>
      }
      caption={`Gastos: ${selected.name.toLowerCase()} y períodos anteriores`}
      height={280}
      chart={{
        type: selected.period === 'anio' ? 'bar' : 'line',
        dimension: 'Período',
        labels: labels.map(fullPeriod),
        ticks: labels.map((label) => shortPeriod(label, selected.period)),
        series: series.map((each) => ({ ...each, isPlanned: each.name === 'Previsto' })),
        format: (value) => formatRoundMoney(value, currency),
        formatTick: (value) => formatCompactMoney(value, currency),
      }}
    />
  )
}

/** The change of the last period against the previous one; an increase is bad. */
function Change({ data, before }: { data: number[]; before: string }) {
  const change = lastChange(data)
  if (change === null) return 'Sin período anterior'
  const isSame = Math.abs(change) < 0.05
  return (
    <Delta change={isSame ? 0 : change} good="down">
      {isSame
        ? `Igual que ${before}`
        : `${formatPercent(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que ${before}`}
    </Delta>
  )
}
