import { Link } from 'react-router-dom'
import { formatNumber } from '../../lib/format.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { useWeek } from './use-week.ts'
import { WeekSwitch } from './WeekSwitch.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'
import './IssuesPanel.css'

/** A week's tasks of the plan by state. */
export function TasksPanel({ tasks }: { tasks: ProjectDashboard['taskDistribution'] }) {
  const [week, setWeek] = useWeek('tareas')
  const { new: all, completed } = tasks.overview[week]
  return (
    <ChartCard
      id="tareas"
      className="dashboard-narrow"
      title="Distribución de tareas"
      subtitle={
        <>
          Tareas de la semana por estado · <Link to={origins.tareas}>Abrir el plan de obra</Link>
        </>
      }
      actions={<WeekSwitch name="las tareas" week={week} onChange={setWeek} />}
      caption="Tareas de la semana por estado"
      height={180}
      chart={{
        type: 'ring',
        dimension: 'Estado',
        labels: tasks.labels,
        series: [{ name: 'Tareas', data: tasks.series[week] }],
        format: formatNumber,
      }}
      after={
        <dl className="issue-counts">
          <div className="issue-count">
            <dt>De la semana</dt>
            <dd>{formatNumber(all)}</dd>
          </div>
          <div className="issue-count">
            <dt>Terminadas</dt>
            <dd>{formatNumber(completed)}</dd>
          </div>
        </dl>
      }
    />
  )
}
