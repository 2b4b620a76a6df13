import { Link } from 'react-router-dom'
import { formatNumber, formatPercent, formatRoundMoney } from '../../lib/format.ts'
import { Delta } from '../../ui/Delta.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'
import { shareTone } from './share-tone.ts'
import { ShareBar } from './ShareBar.tsx'
import './SummaryPanel.css'

type BudgetFigureProps = {
  dashboard: ProjectDashboard
}

/** Budget, executed and remaining amount (as in Control), with the amount planned until today as a mark. */
export function BudgetFigure({ dashboard: { budgetDetails, currency } }: BudgetFigureProps) {
  const { total, expensesAmount, expensesPercentage, remainingAmount } = budgetDetails.totals
  const { plannedAmount } = budgetDetails
  const planned = plannedAmount === undefined || total === 0 ? undefined : (plannedAmount / total) * 100
  const figures = [
    { name: 'Presupuesto vigente', amount: total, to: origins.presupuesto },
    { name: 'Ejecutado', amount: expensesAmount, to: origins.gastos },
    { name: 'Por ejecutar', amount: remainingAmount, to: origins.saldo },
  ]
  return (
    <section className="summary-tile summary-budget" aria-label="Presupuesto y ejecución">
      <dl className="summary-figures">
        {figures.map(({ name, amount, to }) => (
          <div key={name}>
            <dt className="summary-name">{name}</dt>
            <dd className="summary-value">
              <Link to={to}>{formatRoundMoney(amount, currency)}</Link>
            </dd>
          </div>
        ))}
      </dl>
      <div className="summary-note">
        <ShareBar percentage={expensesPercentage} planned={planned} />
        <span className={`share-text-${shareTone(expensesPercentage)}`}>
          {formatPercent(expensesPercentage)} ejecutado
        </span>
        {planned !== undefined && <span>Plan a hoy: {formatPercent(planned)}</span>}
        {planned !== undefined && againstPlan(expensesPercentage - planned)}
      </div>
    </section>
  )
}

/** The difference from the plan in percentage points; above the plan is bad. */
function againstPlan(points: number) {
  const rounded = Math.round(points * 10) / 10
  if (rounded === 0)
    return (
      <Delta change={0} good="down">
        De acuerdo con el plan
      </Delta>
    )
  const distance = `${formatNumber(Math.abs(rounded))} puntos ${rounded > 0 ? 'por encima' : 'por debajo'} del plan`
  return (
    <Delta change={rounded} good="down">
      {distance}
    </Delta>
  )
}
