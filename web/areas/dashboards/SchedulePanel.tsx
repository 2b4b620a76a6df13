import { Link } from 'react-router-dom'
import { Card } from '../../ui/Card.tsx'
import type { ProjectDashboard } from './queries.ts'
import './SchedulePanel.css'

type Schedule = ProjectDashboard['schedule']

/** Today's and tomorrow's appointments; `to` links to the full calendar. */
export function SchedulePanel({ schedule, to }: { schedule: Schedule; to?: string }) {
  return (
    <Card className="dashboard-narrow" title="Agenda" subtitle={to && <Link to={to}>Abrir el calendario</Link>}>
      <Day name="Hoy" appointments={schedule.today} />
      <Day name="Mañana" appointments={schedule.tomorrow} />
    </Card>
  )
}

function Day({ name, appointments }: { name: string; appointments: Schedule['today'] }) {
  return (
    <div className="schedule-day">
      <h3>{name}</h3>
      {appointments.length === 0 ? (
        <p className="schedule-detail">No hay nada agendado.</p>
      ) : (
        <ul role="list" className="schedule">
          {appointments.map(({ title, time, location }) => (
            <li key={title + time} className="schedule-item">
              <p className="schedule-title">{title}</p>
              <p className="schedule-detail">
                {time}
                {location && ` · ${location}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
