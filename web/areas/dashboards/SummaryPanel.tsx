import type { ReactNode } from 'react'
import { formatNumber, formatPercent, formatRoundMoney } from '../../lib/format.ts'
import { ShareBar } from './ShareBar.tsx'
import type { ProjectDashboard } from './queries.ts'
import './SummaryPanel.css'

/** The four figures that people look for first. */
export function SummaryPanel({ dashboard }: { dashboard: ProjectDashboard }) {
  const { budgetDetails, githubIssues, taskDistribution, currency } = dashboard
  const { total, expensesAmount, expensesPercentage, remainingAmount, remainingPercentage } = budgetDetails.totals
  const issues = githubIssues.overview['this-week']
  const tasks = taskDistribution.overview['this-week']
  return (
    <dl className="dashboard-summary">
      <Tile name="Presupuesto total" value={formatRoundMoney(total, currency)}>
        <ShareBar percentage={expensesPercentage} />
        {formatPercent(expensesPercentage)} gastado: {formatRoundMoney(expensesAmount, currency)}
      </Tile>
      <Tile name="Saldo disponible" value={formatRoundMoney(remainingAmount, currency)}>
        <ShareBar percentage={remainingPercentage} />
        {formatPercent(remainingPercentage)} del presupuesto
      </Tile>
      <Tile name="Observaciones nuevas esta semana" value={formatNumber(issues['new-issues'])}>
        {change(issues['new-issues'], githubIssues.overview['last-week']['new-issues'])} · {issues['closed-issues']}{' '}
        cerradas
      </Tile>
      <Tile name="Tareas completadas esta semana" value={formatNumber(tasks.completed)}>
        {change(tasks.completed, taskDistribution.overview['last-week'].completed)} · {tasks.new} nuevas
      </Tile>
    </dl>
  )
}

function Tile({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="summary-tile">
      <dt className="summary-name">{name}</dt>
      <dd className="summary-value">{value}</dd>
      <dd className="summary-note">{children}</dd>
    </div>
  )
}

/** How a count stands against the week before. */
function change(now: number, before: number): string {
  if (now === before) return 'Igual que la semana anterior'
  const difference = formatNumber(Math.abs(now - before))
  return `${difference} ${now > before ? 'más' : 'menos'} que la anterior`
}
