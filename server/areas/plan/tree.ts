/** The tree of the tasks: their codes, and what a group has from the tasks below it (docs/domain/plan.md, Groups). Pure. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { addDays } from '../../lib/calendar.ts'
import type { WorkingDays } from '../../lib/working-days.ts'
import type { Link } from './schedule.ts'

type Tarea = components['schemas']['Tarea']

/** A task as stored. */
export type Task = Pick<
  Tarea,
  | 'id'
  | 'nombre'
  | 'padreId'
  | 'orden'
  | 'rubroId'
  | 'inicio'
  | 'duracionDias'
  | 'fin'
  | 'avance'
  | 'estado'
  | 'causa'
  | 'responsableId'
  | 'version'
> & { dependencias: Link[] }

/** A task in the order of the plan, with its place: '1.2' is the second one below the first. */
export type PlacedTask = { task: Task; codigo: string; children: Task[] }

const siblingsOf = (tasks: Task[]) =>
  Map.groupBy(
    tasks.toSorted((a, b) => a.orden - b.orden),
    ({ padreId }) => padreId,
  )

/** All tasks from top to bottom, each before those below it. */
export function placedTasks(tasks: Task[]): PlacedTask[] {
  const siblings = siblingsOf(tasks)
  const below = (padreId: string | null, prefix: string): PlacedTask[] =>
    (siblings.get(padreId) ?? []).flatMap((task, index) => {
      const codigo = `${prefix}${index + 1}`
      return [{ task, codigo, children: siblings.get(task.id) ?? [] }, ...below(task.id, `${codigo}.`)]
    })
  return below(null, '')
}

/** The tasks that are no groups. */
export function leavesOf(tasks: Task[]): Task[] {
  const groups = new Set(tasks.map(({ padreId }) => padreId))
  return tasks.filter(({ id }) => !groups.has(id))
}

/** The ids of a task and of all below it. */
export function withDescendants(tasks: Task[], ids: string[]): Set<string> {
  const siblings = siblingsOf(tasks)
  const all = new Set(ids)
  // A set is iterated up to the ids that are added meanwhile.
  for (const id of all) for (const child of siblings.get(id) ?? []) all.add(child.id)
  return all
}

/** The state of a group: done or not begun if all below it are, else in progress. */
function stateOfGroup(children: Task[]): Task['estado'] {
  for (const estado of ['pendiente', 'terminada'] as const)
    if (children.every((child) => child.estado === estado)) return estado
  return 'enCurso'
}

/** Progress weighted by duration; by number, if there are only milestones. */
export function weightedProgress(leaves: Pick<Task, 'avance' | 'duracionDias'>[]): number {
  const total = leaves.reduce((sum, { duracionDias }) => sum + duracionDias, 0)
  const weightOf = ({ duracionDias }: (typeof leaves)[number]) =>
    total === 0 ? 1 / leaves.length : duracionDias / total
  return leaves.reduce((sum, leaf) => sum + leaf.avance * weightOf(leaf), 0)
}

/** The tasks with the dates, duration, progress and state of each group taken from those below it. */
export function withGroups(tasks: Task[], days: WorkingDays): Task[] {
  const result = new Map(tasks.map((task) => [task.id, task]))
  const leaves = new Map<string, Task[]>()
  for (const { task, children } of placedTasks(tasks).toReversed()) {
    if (children.length === 0) {
      leaves.set(task.id, [task])
      continue
    }
    const below = children.flatMap(({ id }) => leaves.get(id)!)
    leaves.set(task.id, below)
    const inicio = below.map((leaf) => leaf.inicio).reduce((a, b) => (a < b ? a : b))
    const fin = below.map((leaf) => leaf.fin).reduce((a, b) => (a > b ? a : b))
    const isMilestone = below.every(({ duracionDias }) => duracionDias === 0) && inicio === fin
    result.set(task.id, {
      ...task,
      inicio,
      fin,
      duracionDias: isMilestone ? 0 : days.indexOf(addDays(fin, 1)) - days.indexOf(inicio),
      avance: Math.floor(weightedProgress(below)),
      estado: stateOfGroup(below),
      causa: null,
    })
  }
  return tasks.map(({ id }) => result.get(id)!)
}
