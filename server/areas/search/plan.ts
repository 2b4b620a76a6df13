/** Searches the plan of works of the project of the request. */
import { words } from '../../../openapi/generated/words.ts'
import { dateText } from '../../lib/calendar.ts'
import { findTareas } from '../plan/door.ts'
import { inProject } from './finance.ts'

export const findPlanTasks = inProject(findTareas, ({ id, nombre, inicio, fin, estado }) => ({
  value: nombre,
  detail: `${inicio === fin ? dateText(inicio) : `${dateText(inicio)} al ${dateText(fin)}`} · ${words.TareaEstado[estado]}`,
  link: `/calendario/plan?tarea=${id}`,
}))
