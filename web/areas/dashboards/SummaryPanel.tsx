import type { ReactNode } from 'react'
import { formatNumber, formatPercent, formatRoundMoney } from '../../lib/format.ts'
import { Delta } from '../../ui/Delta.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { shareTone } from './share-tone.ts'
import { ShareBar } from './ShareBar.tsx'
import type { ProjectDashboard } from './queries.ts'
import './SummaryPanel.css'

/** The figures that people look for first. Each leads to where it comes from. */
export function SummaryPanel({ dashboard }: { dashboard: ProjectDashboard }) {
  const { githubIssues, taskDistribution } = dashboard
  const [issues, issuesBefore] = [githubIssues.overview['this-week'], githubIssues.overview['last-week']]
  const [tasks, tasksBefore] = [taskDistribution.overview['this-week'], taskDistribution.overview['last-week']]
  return (
    <div className="dashboard-summary">
      <BudgetFigure dashboard={dashboard} />
      <Tile
        name="Observaciones nuevas esta semana"
        value={issues['new-issues']}
        href="#observaciones"
        side={<Sparkline data={githubIssues.series['this-week'][0]?.data ?? []} />}
      >
        {change(issues['new-issues'] - issuesBefore['new-issues'], 'down')}
        <span>{issues['closed-issues']} cerradas</span>
      </Tile>
      <Tile name="Tareas completadas esta semana" value={tasks.completed} href="#tareas">
        {change(tasks.completed - tasksBefore.completed, 'up')}
        <span>{tasks.new} nuevas</span>
      </Tile>
    </div>
  )
}

/** Budget, spent and left in one, with what the plan holds by today as a mark. */
function BudgetFigure({ dashboard: { budgetDetails, currency } }: { dashboard: ProjectDashboard }) {
  const { total, expensesAmount, expensesPercentage, remainingAmount } = budgetDetails.totals
  const { plannedAmount } = budgetDetails
  const planned = plannedAmount === undefined || total === 0 ? undefined : (plannedAmount / total) * 100
  const figures = [
    { name: 'Presupuesto total', amount: total, href: '#presupuesto' },
    { name: 'Gastado', amount: expensesAmount, href: '#gastos' },
    { name: 'Saldo disponible', amount: remainingAmount, href: '#presupuesto' },
  ]
  return (
    <section className="summary-tile summary-budget" aria-label="Presupuesto, gasto y saldo">
      <dl className="summary-figures">
        {figures.map(({ name, amount, href }) => (
          <div key={name}>
            <dt className="summary-name">{name}</dt>
            <dd className="summary-value">
              <a href={href}>{formatRoundMoney(amount, currency)}</a>
            </dd>
          </div>
        ))}
      </dl>
      <div className="summary-note">
        <ShareBar percentage={expensesPercentage} planned={planned} />
        <span className={`share-text-${shareTone(expensesPercentage)}`}>
          {formatPercent(expensesPercentage)} gastado
        </span>
        {planned !== undefined && <span>Plan a hoy: {formatPercent(planned)}</span>}
        {planned !== undefined && againstPlan(expensesPercentage - planned)}
      </div>
    </section>
  )
}

/** How far from the plan, in points: spending more than planned is the bad way. */
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

type TileProps = { name: string; value: number; href: string; side?: ReactNode; children: ReactNode }

function Tile({ name, value, href, side, children }: TileProps) {
  return (
    <dl className="summary-tile">
      <dt className="summary-name">{name}</dt>
      <dd className="summary-value">
        <a href={href}>{formatNumber(value)}</a>
        {side}
      </dd>
      <dd className="summary-note">{children}</dd>
    </dl>
  )
}

/** How a count stands against the week before. */
function change(difference: number, good: 'up' | 'down') {
  const count = formatNumber(Math.abs(difference))
  const text =
    difference === 0
      ? 'Igual que la semana anterior'
      : `${count} ${difference > 0 ? 'más' : 'menos'} que la semana anterior`
  return (
    <Delta change={difference} good={good}>
      {text}
    </Delta>
  )
}
