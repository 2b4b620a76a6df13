/** The tasks of this week and of the last one, for the dashboard (docs/domain/plan.md, Dashboard). Pure. */
import { words } from '../../../openapi/generated/words.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addDays, daysBetween } from '../../lib/calendar.ts'
import type { Task } from './tree.ts'

export type TaskDistribution = components['schemas']['ProjectDashboard']['taskDistribution']

const states = ['pendiente', 'enCurso', 'bloqueada', 'terminada'] as const
const aMonday = '2024-01-01'

/** The tasks that take place in a week from Monday on, by state. */
function weekFrom(tasks: Pick<Task, 'inicio' | 'fin' | 'estado'>[], monday: string) {
  const sunday = addDays(monday, 6)
  const present = tasks.filter(({ inicio, fin }) => inicio <= sunday && fin >= monday)
  const series = states.map((state) => present.filter(({ estado }) => estado === state).length)
  return { series, counts: { new: present.length, completed: series[states.indexOf('terminada')]! } }
}

/** The tasks of both weeks by state; `new` is their number. */
export function distributionOf(leaves: Pick<Task, 'inicio' | 'fin' | 'estado'>[], today: string): TaskDistribution {
  const days = daysBetween(aMonday, today)
  const monday = addDays(today, -(days - Math.floor(days / 7) * 7))
  const [current, last] = [weekFrom(leaves, monday), weekFrom(leaves, addDays(monday, -7))]
  return {
    overview: { 'this-week': current.counts, 'last-week': last.counts },
    labels: states.map((state) => words.TareaEstado[state]),
    series: { 'this-week': current.series, 'last-week': last.series },
  }
}
