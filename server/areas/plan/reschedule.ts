/** What a change moves, and why (docs/domain/plan.md, What moves). Pure. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { dateText } from '../../lib/calendar.ts'
import type { Scheduled } from './schedule.ts'
import { placedTasks, type Task } from './tree.ts'

type Move = components['schemas']['PlanMovimiento']

function lagText(days: number): string {
  if (days === 0) return ''
  return `, con ${Math.abs(days) === 1 ? '1 día' : `${Math.abs(days)} días`} de ${days > 0 ? 'espera' : 'adelanto'}`
}

/**
 * The tasks whose new dates differ from those in `before`, in the order of the plan. `asked` are the tasks of `tasks` whose dates
 * the request changes.
 */
export function movesOf(
  tasks: Task[],
  scheduled: Map<string, Scheduled>,
  before: ReadonlyMap<string, Task> = new Map(tasks.map((task) => [task.id, task])),
  asked: ReadonlySet<string> = new Set(),
): Move[] {
  const names = new Map(tasks.map(({ id, nombre }) => [id, nombre]))
  const reasonOf = ({ id, dependencias }: Task, { movedBy }: Scheduled): Pick<Move, 'causa' | 'texto'> => {
    if (movedBy !== null) {
      const lag = dependencias.find(({ tareaId }) => tareaId === movedBy)!.desfaseDias
      const end = dateText(scheduled.get(movedBy)!.fin)
      return { causa: 'dependencia', texto: `Sigue a «${names.get(movedBy)}», que termina el ${end}${lagText(lag)}.` }
    }
    if (asked.has(id)) return { causa: 'pedido', texto: 'Lo pediste.' }
    return { causa: 'calendario', texto: 'Cambiaron los feriados.' }
  }
  return placedTasks(tasks).flatMap(({ task, codigo }) => {
    const dates = scheduled.get(task.id)
    const known = before.get(task.id)
    if (!dates || !known || (dates.inicio === known.inicio && dates.fin === known.fin)) return []
    return {
      tareaId: task.id,
      codigo,
      nombre: task.nombre,
      antes: { inicio: known.inicio, fin: known.fin },
      despues: { inicio: dates.inicio, fin: dates.fin },
      ...reasonOf(task, dates),
    }
  })
}
