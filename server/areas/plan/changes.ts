/** Applies the changes of a request to the tasks of a plan (docs/domain/plan.md, Changes). Pure. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import type { WorkingDays } from '../../lib/working-days.ts'
import { findCycle } from './schedule.ts'
import { placedTasks, withDescendants, type Task } from './tree.ts'

type TareaInput = components['schemas']['TareaInput']
export type PlanChanges = { guardar: TareaInput[]; borrar: string[] }

const mostTasks = 5000
const mostLevels = 8

/** Progress, state and cause of a task after a change; each follows from the others if it is not sent. Throws 400. */
export function stateAfter(
  input: Pick<TareaInput, 'avance' | 'estado' | 'causa'>,
  before: Pick<Task, 'avance' | 'estado' | 'causa'> | undefined,
  field: string,
): Pick<Task, 'avance' | 'estado' | 'causa'> {
  const implied = input.estado === 'terminada' ? 100 : input.estado === 'pendiente' ? 0 : before?.avance
  const avance = input.avance ?? implied ?? 0
  const isBlocked = before?.estado === 'bloqueada' && avance < 100
  const hasBegun = avance > 0 || (before?.estado === 'enCurso' && input.avance === undefined)
  const usual = avance === 100 ? 'terminada' : isBlocked ? 'bloqueada' : hasBegun ? 'enCurso' : 'pendiente'
  const estado = input.estado ?? usual
  if ((estado === 'terminada') !== (avance === 100))
    throw invalid(`${field}estado`, 'Una tarea está terminada cuando su avance es 100 %, y solo entonces.')
  if (estado === 'pendiente' && avance > 0)
    throw invalid(`${field}estado`, 'Una tarea con avance ya empezó: no está pendiente.')
  if (estado !== 'bloqueada') return { avance, estado, causa: null }
  const causa = (input.causa === undefined ? before?.causa : input.causa)?.trim()
  if (!causa) throw invalid(`${field}causa`, 'Escribí por qué está bloqueada.')
  return { avance, estado, causa }
}

const missing = () => notFound('No encontramos una de las tareas en el plan.')

/** Replaces the names that new tasks have within the request by their ids. */
function idsOf(guardar: TareaInput[]) {
  const ids = guardar.map(({ id }) => id ?? newId())
  const byName = new Map(
    guardar.flatMap(({ clave }, row) => (clave === undefined ? [] : [[clave, ids[row]!] as const])),
  )
  const resolve = (id: string) => byName.get(id) ?? id
  return { ids, resolve }
}

/** The tasks after a change, and the ids of those in the request in its order. Throws 400, 404 and 409. */
export function applyChanges(before: Task[], { guardar, borrar }: PlanChanges, days: WorkingDays) {
  const tasks = new Map(before.map((task) => [task.id, task]))
  const gone = withDescendants(before, borrar)
  for (const id of gone) if (!tasks.delete(id)) throw missing()
  const { ids, resolve } = idsOf(guardar)
  if (new Set(ids).size < ids.length) throw invalid('guardar', 'Hay una tarea repetida.')
  for (const [row, input] of guardar.entries()) {
    const known = tasks.get(ids[row]!)
    if (input.id !== undefined && !known) throw missing()
    tasks.set(ids[row]!, taskAfter(input, known, { id: ids[row]!, row, resolve, tasks, days }))
  }
  const after = [...tasks.values()].map((task) => withoutLinksTo(task, gone))
  if (after.length > mostTasks) throw conflict(`Un plan tiene hasta ${mostTasks.toLocaleString('es-AR')} tareas.`)
  requireTree(after)
  requireLinks(after)
  return { after, ids }
}

function withoutLinksTo(task: Task, gone: Set<string>): Task {
  if (!task.dependencias.some(({ tareaId }) => gone.has(tareaId))) return task
  return { ...task, dependencias: task.dependencias.filter(({ tareaId }) => !gone.has(tareaId)) }
}

type Place = {
  id: string
  row: number
  resolve: (id: string) => string
  tasks: Map<string, Task>
  days: WorkingDays
}

function taskAfter(input: TareaInput, before: Task | undefined, { id, row, resolve, tasks, days }: Place): Task {
  const { padreId, rubroId, responsableId, dependencias } = input
  const place = padreId === undefined ? (before?.padreId ?? null) : padreId && resolve(padreId)
  const orden = input.orden ?? (before && before.padreId === place ? before.orden : nextPlace(tasks, place))
  const links = dependencias?.map(({ tareaId, desfaseDias }) => ({ tareaId: resolve(tareaId), desfaseDias }))
  if (links && new Set(links.map(({ tareaId }) => tareaId)).size < links.length)
    throw invalid(`guardar.${row}.dependencias`, 'Cada tarea anterior va una sola vez.')
  const isSameTime = before?.inicio === input.inicio && before.duracionDias === input.duracionDias
  return {
    id,
    nombre: input.nombre.trim(),
    padreId: place,
    orden,
    rubroId: rubroId === undefined ? (before?.rubroId ?? null) : rubroId,
    responsableId: responsableId === undefined ? (before?.responsableId ?? null) : responsableId,
    dependencias: links ?? before?.dependencias ?? [],
    ...stateAfter(input, before, `guardar.${row}.`),
    ...(isSameTime ? { inicio: before.inicio, fin: before.fin } : datesFrom(input, days)),
    duracionDias: input.duracionDias,
    version: before?.version ?? 1,
  }
}

/** The dates of a task that nothing moves. */
export function datesFrom({ inicio, duracionDias }: Pick<Task, 'inicio' | 'duracionDias'>, days: WorkingDays) {
  const start = days.indexOf(inicio)
  return { inicio: days.dayOf(start), fin: days.dayOf(start + Math.max(0, duracionDias - 1)) }
}

function nextPlace(tasks: Map<string, Task>, padreId: string | null): number {
  let last = -1
  for (const task of tasks.values()) if (task.padreId === padreId && task.orden > last) last = task.orden
  return last + 1
}

/** Throws 404 for an unknown group, and 409 for a task within itself. */
function requireTree(tasks: Task[]): void {
  const ids = new Set(tasks.map(({ id }) => id))
  for (const { padreId } of tasks) if (padreId !== null && !ids.has(padreId)) throw missing()
  const placed = placedTasks(tasks)
  // Only tasks that are reached from the top are placed.
  if (placed.length < tasks.length) throw conflict('Una tarea no puede quedar dentro de sí misma.')
  if (placed.some(({ codigo }) => codigo.split('.').length > mostLevels))
    throw conflict(`Un plan tiene hasta ${mostLevels} niveles.`)
}

/** Throws 404 for an unknown task, and 409 for a group or a circle among the dependencies. */
function requireLinks(tasks: Task[]): void {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const groups = new Set(tasks.map(({ padreId }) => padreId))
  for (const { id, nombre, dependencias } of tasks) {
    for (const { tareaId } of dependencias) {
      const other = byId.get(tareaId)
      if (!other) throw missing()
      const group = groups.has(id) ? nombre : groups.has(tareaId) ? other.nombre : undefined
      if (group !== undefined)
        throw conflict(`«${group}» es un grupo: las dependencias van entre las tareas que tiene adentro.`)
    }
  }
  const cycle = findCycle(tasks)
  if (!cycle) return
  const path = [...cycle, cycle[0]!].map((id) => `«${byId.get(id)!.nombre}»`).join(' → ')
  throw new Problem(409, 'Cycle', `Las dependencias dan la vuelta: ${path}. Quitá una de ellas.`)
}
