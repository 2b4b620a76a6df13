import { Link } from 'react-router-dom'
import { formatNumber } from '../../lib/format.ts'
import { ChartCard } from '../../ui/ChartCard.tsx'
import { useWeek } from './use-week.ts'
import { WeekSwitch } from './WeekSwitch.tsx'
import { origins } from './origins.ts'
import type { ProjectDashboard } from './queries.ts'
import './IssuesPanel.css'

/** A week's tasks by stage. */
export function TasksPanel({ tasks }: { tasks: ProjectDashboard['taskDistribution'] }) {
  const [week, setWeek] = useWeek('tareas')
  const { new: added, completed } = tasks.overview[week]
  return (
    <ChartCard
      id="tareas"
      className="dashboard-narrow"
      title="Distribución de tareas"
      subtitle={
        <>
          Tareas nuevas por etapa · <Link to={origins.tareas}>Abrir las tareas</Link>
        </>
      }
      actions={<WeekSwitch name="las tareas" week={week} onChange={setWeek} />}
      caption="Tareas nuevas por etapa"
      height={180}
      chart={{
        type: 'ring',
        dimension: 'Etapa',
        labels: tasks.labels,
        series: [{ name: 'Tareas nuevas', data: tasks.series[week] }],
        format: formatNumber,
      }}
      after={
        <dl className="issue-counts">
          <div className="issue-count">
            <dt>Nuevas</dt>
            <dd>{formatNumber(added)}</dd>
          </div>
          <div className="issue-count">
            <dt>Completadas</dt>
            <dd>{formatNumber(completed)}</dd>
          </div>
        </dl>
      }
    />
  )
}
