import { Link } from 'react-router-dom'
import { todayText } from '../../lib/today.ts'
import { addDays } from '../../lib/wall-clock.ts'
import { Card } from '../../ui/Card.tsx'
import type { ProjectDashboard } from './queries.ts'
import './SchedulePanel.css'

type Schedule = ProjectDashboard['schedule']

/** Today's and tomorrow's appointments, each linked to its event, else to its day of the calendar `to`. */
export function SchedulePanel({ schedule, to }: { schedule: Schedule; to: string }) {
  const today = todayText()
  const addressOf = (day: string) => `${to}?vista=dia&dia=${day}`
  return (
    <Card className="dashboard-narrow" title="Agenda" subtitle={<Link to={to}>Abrir el calendario</Link>}>
      <Day name="Hoy" appointments={schedule.today} to={addressOf(today)} />
      <Day name="Mañana" appointments={schedule.tomorrow} to={addressOf(addDays(today, 1))} />
    </Card>
  )
}

function Day({ name, appointments, to }: { name: string; appointments: Schedule['today']; to: string }) {
  return (
    <div className="schedule-day">
      <h3>{name}</h3>
      {appointments.length === 0 ? (
        <p className="schedule-detail">No hay nada agendado.</p>
      ) : (
        <ul role="list" className="schedule">
          {appointments.map(({ title, time, location, link = to }) => (
            <li key={title + time} className="schedule-item">
              <Link to={link} className="schedule-title">
                {title}
              </Link>
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
