/** Changes of the plan: what moves is shown before it is stored (docs/domain/plan.md, Changes). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { digest } from '../../adapters/digest.ts'
import type { Context } from '../../context.ts'
import type { Body } from '../../http/contract.ts'
import { definedFields } from '../../lib/defined.ts'
import { invalid, notFound, Problem } from '../../lib/problem.ts'
import { topicName } from '../../lib/topic.ts'
import { selectPresent } from '../../records/catalogue.queries.ts'
import { recordChanges } from '../../records/history.ts'
import { staleVersion } from '../../records/once.ts'
import { writeRecords, type DryRun } from '../../records/project-scope.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { applyChanges, type PlanChanges } from './changes.ts'
import * as queries from './queries.ts'
import { movesOf } from './reschedule.ts'
import { schedule } from './schedule.ts'
import { taskOf } from './service.ts'
import { readPlan, type StoredPlan } from './stored-plan.service.ts'
import { leavesOf, placedTasks, withGroups, type Task } from './tree.ts'

type Schemas = components['schemas']
type Cambio = Schemas['PlanCambio']
type Move = Cambio['movimientos'][number]

/** Requires rubros and members of the company. Throws 404. */
async function requireNames({ db, desarrolladoraId, project }: ProjectScope, { guardar }: PlanChanges): Promise<void> {
  const rubros = [...new Set(guardar.flatMap(({ rubroId }) => rubroId ?? []))]
  if ((await selectPresent(db, 'rubros', desarrolladoraId, rubros)).size < rubros.length)
    throw notFound('No encontramos uno de los rubros.')
  const members = await queries.selectMemberNames(db, desarrolladoraId, project.id)
  if (guardar.some(({ responsableId }) => responsableId && !members.has(responsableId)))
    throw notFound('No encontramos a uno de los responsables entre quienes ven el proyecto.')
}

const isSameTime = (a: Task, b: Task) =>
  a.inicio === b.inicio &&
  a.fin === b.fin &&
  a.duracionDias === b.duracionDias &&
  (a.avance === 0) === (b.avance === 0) &&
  JSON.stringify(a.dependencias) === JSON.stringify(b.dependencias)

/** The tasks after a change with their new dates, and what moves. Only a change of times calculates the dates again. */
function rescheduled(before: Map<string, Task>, after: Task[], days: StoredPlan['days'], hasNewDays: boolean) {
  const leaves = leavesOf(after)
  const changed = leaves.filter((leaf) => {
    const known = before.get(leaf.id)
    return !known || !isSameTime(known, leaf)
  })
  if (changed.length === 0 && !hasNewDays) return { tasks: withGroups(after, days), moves: [] }
  const dates = schedule(leaves, days)
  const asked = new Set(changed.map(({ id }) => id))
  const tasks = after.map((task) => {
    const { inicio = task.inicio, fin = task.fin } = dates.get(task.id) ?? {}
    return { ...task, inicio, fin }
  })
  return { tasks: withGroups(tasks, days), moves: movesOf(after, dates, before, asked) }
}

/** Throws 409 if tasks outside of the request would move and the caller has not seen that, or has seen something else. */
function requirePreview(moves: Move[], asked: Set<string>, seen: string | undefined, current: string): void {
  if (seen !== undefined && seen !== current) {
    const message = 'El plan cambió desde que lo miraste. Revisá otra vez qué se corre.'
    throw new Problem(409, 'Stale preview', message)
  }
  const others = moves.filter(({ tareaId }) => !asked.has(tareaId)).length
  if (seen !== undefined || others === 0) return
  const what = others === 1 ? '1 tarea más' : `${others} tareas más`
  throw new Problem(409, 'Preview required', `Este cambio corre ${what}. Mirá cuáles antes de guardarlo.`)
}

/** What a group has from its tasks: when it changes, the group itself does not. */
const derivedOfGroups = new Set(['inicio', 'fin', 'duracionDias', 'avance', 'estado', 'causa'])

/** The names of the fields that differ. */
function changedFields(before: Task, after: Task): string[] {
  const names = Object.keys(after) as (keyof Task)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** Stores the differences of two plans, with their history, and notifies the open screens. */
async function storePlan(ctx: Context, scope: ProjectScope, before: Map<string, Task>, tasks: Task[]): Promise<void> {
  const { db, project, desarrolladoraId, today } = scope
  const remaining = new Set(tasks.map(({ id }) => id))
  const gone = [...before.values()].filter(({ id }) => !remaining.has(id))
  const groups = new Set(tasks.map(({ padreId }) => padreId))
  await queries.deleteTasks(
    db,
    gone.map(({ id }) => id),
  )
  // A task is placed after its group, which it refers to.
  const fresh = placedTasks(tasks).flatMap(({ task }) => (before.has(task.id) ? [] : task))
  const row = (task: Task) => queries.taskRow(task, project.id)
  await queries.insertTasks(db, fresh.map(row))
  const links = new Map(fresh.map(({ id, dependencias }) => [id, dependencias]))
  // The history of the plan says which task it was.
  const changes = gone.map(({ id, nombre }) => ({ accion: 'borrar', id, antes: null, despues: { nombre } }))
  const created = fresh.map((task) => ({ accion: 'crear', id: task.id, antes: null, despues: task }))
  const updated = []
  for (const task of tasks) {
    const known = before.get(task.id)
    const changed = known ? changedFields(known, task) : []
    if (!known || changed.length === 0) continue
    const isOwn = !groups.has(task.id) || changed.some((name) => !derivedOfGroups.has(name))
    const next = isOwn ? { ...task, version: task.version + 1 } : task
    await queries.updateTask(db, task.id, row(next))
    if (changed.includes('dependencias')) links.set(task.id, task.dependencias)
    if (isOwn) updated.push({ accion: 'cambiar', id: task.id, antes: known, despues: next })
  }
  await queries.writeLinks(db, links)
  const progressed = leavesOf(tasks).filter(({ id, avance }) => avance !== (before.get(id)?.avance ?? 0))
  await queries.writeProgress(
    db,
    progressed.map(({ id, avance }) => ({ tareaId: id, fecha: today, avance })),
  )
  const place = { desarrolladoraId, proyectoId: project.id, entidad: 'tarea' }
  await recordChanges(
    ctx,
    db,
    [...changes, ...created, ...updated].map(({ id, ...change }) => ({ ...place, entidadId: id, ...change })),
  )
  await queries.raiseVersion(db, project.id)
  await ctx.store.announce(db, topicName({ project: project.id }), 'plan')
}

type Change = PlanChanges & {
  huella?: string | undefined
  /** Whether all dates are calculated again, though the request changes none. */
  hasNewDays?: boolean
}

/** Inside a write: applies a change to the plan. Throws 400, 404 and 409. */
export async function changePlan(
  ctx: Context,
  scope: ProjectScope,
  plan: StoredPlan,
  { huella: seen, hasNewDays = false, ...changes }: Change,
  { simular }: DryRun,
): Promise<Cambio> {
  await requireNames(scope, changes)
  const before = new Map(plan.tasks.map((task) => [task.id, task]))
  const { after, ids } = applyChanges(plan.tasks, changes, plan.days)
  const { tasks, moves } = rescheduled(before, after, plan.days, hasNewDays)
  const huella = digest(JSON.stringify([plan.version, moves])).slice(0, 32)
  if (!simular) requirePreview(moves, new Set(ids), seen, huella)
  const hasChanged = (task: Task) => {
    const known = before.get(task.id)
    return !known || changedFields(known, task).length > 0
  }
  const isChanged = tasks.length !== before.size || tasks.some(hasChanged)
  if (isChanged) await storePlan(ctx, scope, before, tasks)
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const creadas = changes.guardar.flatMap(({ id: known, clave = null }, row) => {
    if (known !== undefined) return []
    const { id, inicio, fin } = byId.get(ids[row]!)!
    return { id, clave, inicio, fin }
  })
  return { huella, version: plan.version + (isChanged && !simular ? 1 : 0), movimientos: moves, creadas }
}

/** Changes tasks in one transaction; `simular` only answers what would move. Throws 400, 404 and 409. */
export function updateTareas(
  ctx: Context,
  proyectoId: number,
  { version, ...changes }: Body<'updateTareas'>,
  dryRun: DryRun,
): Promise<Cambio> {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    const plan = await readPlan(scope)
    if (version !== plan.version) throw staleVersion()
    return changePlan(ctx, scope, plan, changes, dryRun)
  })
}

/** Merges the sent fields into a task. Throws 400, 404, and 409 for a stale version or if other tasks would move. */
export function updateTarea(
  ctx: Context,
  { proyectoId, id }: Place,
  { version, ...patch }: Body<'updateTarea'>,
): Promise<Schemas['Tarea']> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const plan = await readPlan(scope)
    const before = plan.tasks.find((task) => task.id === id)
    if (!before) throw notFound('No encontramos esa tarea.')
    if (version !== before.version) throw staleVersion()
    const { nombre, inicio, duracionDias } = { ...before, ...definedFields(patch) }
    const { rubroId, padreId, orden, avance, responsableId, dependencias, estado, causa } = patch
    const more = { rubroId, padreId, orden, avance, responsableId, dependencias, estado, causa }
    const input = { id, nombre, inicio, duracionDias, ...definedFields(more) }
    await changePlan(ctx, scope, plan, { guardar: [input], borrar: [] }, {})
    return taskOf(scope, await readPlan(scope), id)
  })
}

/** Calculates all dates with the holidays of today; `simular` only answers what would move. Throws 404 and 409. */
export function reprogramPlan(
  ctx: Context,
  proyectoId: number,
  { huella }: Body<'reprogramPlan'>,
  dryRun: DryRun,
): Promise<Cambio> {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    const change = { guardar: [], borrar: [], huella, hasNewDays: true }
    return changePlan(ctx, scope, await readPlan(scope), change, dryRun)
  })
}
