/** What an event must be before it is stored. Throws 400 and 404. */
import { addMinutes, dayOf, isDay, isRealTime, minutesBetween } from '../../lib/wall-clock.ts'
import { invalid, notFound, Problem } from '../../lib/problem.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import type { ProjectScope } from '../../records/record.ts'
import { requireLinked } from './links.service.ts'
import * as queries from './queries.ts'
import { RuleProblem } from './recurrence.ts'
import type { Fields } from './series.ts'

const longestMinutes = 366 * 1440

const references = [{ field: 'tipoId', table: 'tiposEvento' as const, missing: 'No encontramos ese tipo de evento.' }]

function requireTimes({ todoElDia, inicio, fin }: Fields): void {
  for (const [field, time] of Object.entries({ inicio, fin })) {
    if (isDay(time) !== todoElDia)
      throw invalid(field, todoElDia ? 'Es de todo el día: poné solo la fecha.' : 'Poné la fecha y la hora.')
    if (!isRealTime(time)) throw invalid(field, 'Esa fecha no existe.')
  }
  if (fin < inicio) throw invalid('fin', 'Termina antes de empezar.')
  if (minutesBetween(inicio, fin) > longestMinutes) throw invalid('fin', 'Dura más de 366 días.')
}

/** The fields of an event, checked and without repetitions. */
export async function checkedFields<T extends Fields>(
  scope: ProjectScope,
  fields: T,
  before?: { asignados: string[] },
): Promise<T> {
  requireTimes(fields)
  await requireReferences(scope, { references }, fields)
  const { vinculo } = fields
  if (vinculo) await requireLinked(scope.db, scope.project.id, vinculo)
  const asignados = [...new Set(fields.asignados)]
  // Somebody who left the company since stays in the event until he is taken out.
  const added = asignados.filter((id) => !before?.asignados.includes(id))
  const members = await queries.selectMemberIds(scope.db, scope, added)
  if (added.some((id) => !members.has(id)))
    throw notFound('No encontramos a esa persona entre quienes ven el proyecto.')
  const recordatorios = [...new Set(fields.recordatorios)].toSorted((a, b) => a - b)
  return { ...fields, asignados, recordatorios }
}

/** Fills in what a change of times implies: a moved event keeps its length, an all-day one has no hours. */
export function completeTimes<T extends Partial<Fields>>(current: Fields, values: T): T {
  const todoElDia = values.todoElDia ?? current.todoElDia
  const { inicio, fin } = values
  if (todoElDia === current.todoElDia) {
    if (inicio === undefined || fin !== undefined || isDay(inicio) !== todoElDia) return values
    return { ...values, fin: addMinutes(inicio, minutesBetween(current.inicio, current.fin)) }
  }
  if (!todoElDia) return values
  return { ...values, inicio: inicio ?? dayOf(current.inicio), fin: fin ?? dayOf(current.fin) }
}

/** Runs `work` and turns what is wrong with a recurrence into a 400. */
export function withRule<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof RuleProblem) throw invalid('recurrencia', error.message)
    throw error
  }
}

/** 409: a new rule leaves out occurrences that were changed. */
export function orphanExceptions(days: string[]): Problem {
  const message = `La repetición nueva no incluye fechas que cambiaste: ${days.join(', ')}. Elegí si quedan como eventos sueltos o si se quitan.`
  return new Problem(409, 'Orphan exceptions', message)
}
