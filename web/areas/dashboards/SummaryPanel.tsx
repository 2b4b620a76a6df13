import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../lib/format.ts'
import { Delta } from '../../ui/Delta.tsx'
import { Sparkline } from '../../ui/Sparkline.tsx'
import { BudgetFigure } from './BudgetFigure.tsx'
import { origins } from './origins.ts'
import type { PartsWithData } from './has-data.ts'
import type { ProjectDashboard } from './queries.ts'
import './SummaryPanel.css'

/** The key figures that have data; each links to its source. */
export function SummaryPanel({ dashboard, parts }: { dashboard: ProjectDashboard; parts: PartsWithData }) {
  const { githubIssues, taskDistribution } = dashboard
  const [issues, issuesBefore] = [githubIssues.overview['this-week'], githubIssues.overview['last-week']]
  const [tasks, tasksBefore] = [taskDistribution.overview['this-week'], taskDistribution.overview['last-week']]
  if (!parts.budget && !parts.issues && !parts.tasks) return null
  return (
    <div className="dashboard-summary">
      {parts.budget && <BudgetFigure dashboard={dashboard} />}
      {parts.issues && (
        <Tile
          name="Observaciones nuevas esta semana"
          value={issues['new-issues']}
          to={origins.observaciones}
          side={<Sparkline data={githubIssues.series['this-week'][0]?.data ?? []} />}
        >
          {change(issues['new-issues'] - issuesBefore['new-issues'], 'down')}
          <span>{issues['closed-issues']} cerradas</span>
        </Tile>
      )}
      {parts.tasks && (
        <Tile name="Tareas terminadas de esta semana" value={tasks.completed} to={origins.tareas}>
          {change(tasks.completed - tasksBefore.completed, 'up')}
          <span>de {tasks.new}</span>
        </Tile>
      )}
    </div>
  )
}

type TileProps = { name: string; value: number; to: string; side?: ReactNode; children: ReactNode }

function Tile({ name, value, to, side, children }: TileProps) {
  return (
    <dl className="summary-tile">
      <dt className="summary-name">{name}</dt>
      <dd className="summary-value">
        <Link to={to}>{formatNumber(value)}</Link>
        {side}
      </dd>
      <dd className="summary-note">{children}</dd>
    </dl>
  )
}

/** The change of a count against the previous week. */
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
