import { Link } from 'react-router-dom'
import { formatNumber } from '../../lib/format.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { useWeek } from './use-week.ts'
import { WeekSwitch } from './WeekSwitch.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'
import './IssuesPanel.css'

type Issues = ProjectDashboard['githubIssues']

const counts: { field: keyof Issues['overview']['this-week']; name: string }[] = [
  { field: 'new-issues', name: 'Nuevas' },
  { field: 'closed-issues', name: 'Cerradas' },
  { field: 'fixed', name: 'Resueltas' },
  { field: 'wont-fix', name: 'Descartadas' },
  { field: 're-opened', name: 'Reabiertas' },
  { field: 'needs-triage', name: 'Sin clasificar' },
]

/** The building site's observations by day and by outcome. */
export function IssuesPanel({ issues }: { issues: Issues }) {
  const [week, setWeek] = useWeek('observaciones')
  const overview = issues.overview[week]
  return (
    <ChartCard
      id="observaciones"
      className="dashboard-wide"
      title="Observaciones de obra"
      subtitle={
        <>
          Nuevas y cerradas por día · <Link to={origins.observaciones}>Abrir los tableros</Link>
        </>
      }
      actions={<WeekSwitch name="las observaciones" week={week} onChange={setWeek} />}
      caption="Observaciones nuevas y cerradas por día"
      height={300}
      chart={{
        type: 'bar',
        dimension: 'Día',
        labels: issues.labels,
        series: issues.series[week],
        format: formatNumber,
      }}
      after={
        <dl className="issue-counts">
          {counts.map(({ field, name }) => (
            <div key={field} className="issue-count">
              <dt>{name}</dt>
              <dd>{formatNumber(overview[field])}</dd>
            </div>
          ))}
        </dl>
      }
    />
  )
}
