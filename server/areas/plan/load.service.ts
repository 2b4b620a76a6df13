/** Tasks of a load of a sheet (docs/domain/bulk-loads.md): all new ones are one change of the plan. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { conflict, Problem } from '../../lib/problem.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import type { Made } from '../../records/record.ts'
import {
  findSheetTask,
  knownPlan,
  plainRows,
  sheetPlan,
  taskChange,
  valuesOfTask,
  type SheetTask,
} from './sheet-tasks.ts'
import { readPlan, type StoredPlan } from './stored-plan.service.ts'
import * as queries from './queries.ts'
import { stateAfter } from './changes.ts'
import { changePlan } from './tareas.service.ts'
import { withDescendants } from './tree.ts'

type TareaInput = components['schemas']['TareaInput']

/** Nobody has seen what else would move, so that it is refused. */
function withoutPreview(error: unknown): unknown {
  if (!(error instanceof Problem) || error.error !== 'Preview required') return error
  return conflict(`${error.message.split('.')[0]}. Hacelo en el plan de obra, donde ves cuáles se corren.`)
}

/**
 * For each row the task of the plan that it means, with its values by the fields of the row. Rows of such tasks are brought to a form
 * that needs no other row, because a change has only the values that differ.
 */
export async function findLoadedTareas(ctx: Context, db: Db, proyectoId: number, rows: SheetTask[]) {
  const known = knownPlan(await readPlan(await projectScope(ctx, db, proyectoId)))
  const plain = plainRows(rows)
  return rows.map((row, index) => {
    const task = findSheetTask(row, known)
    if (task) Object.assign(row, plain[index])
    return task && { id: task.id, version: task.version, values: valuesOfTask(row, task, known) }
  })
}

/** Why each row would be refused if all were created together. */
export async function refusedTareas(ctx: Context, db: Db, proyectoId: number, rows: SheetTask[]) {
  return sheetPlan(rows, knownPlan(await readPlan(await projectScope(ctx, db, proyectoId)))).refusals
}

/** Inside a write: creates tasks in one change of the plan. Throws 400, 404 and 409. */
export function createLoadedTareas(ctx: Context, proyectoId: number, rows: SheetTask[]): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const plan = await readPlan(scope)
    const { guardar, refusals } = sheetPlan(rows, knownPlan(plan))
    const refusal = refusals.find((each) => each !== undefined)
    if (refusal) throw refusal
    try {
      const { creadas } = await changePlan(ctx, scope, plan, { guardar, borrar: [] }, {})
      return creadas.map(({ id }) => ({ id, version: 1 }))
    } catch (error) {
      throw withoutPreview(error)
    }
  })
}

type Change = { record: Made; values: SheetTask }

/** What changes of each task, or why it is refused. */
function inputsOf(plan: StoredPlan, changes: Change[]): (TareaInput | Problem)[] {
  const known = knownPlan(plan)
  const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
  return changes.map(({ record: { id, version }, values }) => {
    const task = tasks.get(id)
    if (!task || task.version !== version) return conflict('La tarea cambió después de la vista previa.')
    try {
      const input = taskChange(values, task, known)
      stateAfter(input, task, '')
      return input
    } catch (error) {
      if (error instanceof Problem) return error
      throw error
    }
  })
}

/** Why each change would be refused on its own. */
export async function refusedChanges(ctx: Context, db: Db, proyectoId: number, changes: Change[]) {
  const inputs = inputsOf(await readPlan(await projectScope(ctx, db, proyectoId)), changes)
  return inputs.map((input) => (input instanceof Problem ? input : undefined))
}

/** Inside a write: changes tasks in one change of the plan. Throws 400, 404, and 409 if others would move. */
export function updateLoadedTareas(ctx: Context, proyectoId: number, changes: Change[]): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const plan = await readPlan(scope)
    const guardar = inputsOf(plan, changes).map((input) => {
      if (input instanceof Problem) throw input
      return input
    })
    try {
      await changePlan(ctx, scope, plan, { guardar, borrar: [] }, {})
    } catch (error) {
      throw withoutPreview(error)
    }
    const ids = changes.map(({ record }) => record.id)
    const current = await currentTareas(scope.db, proyectoId, ids)
    return ids.map((id) => current.get(id)!)
  })
}

/** The tasks that still exist, with their versions. */
export async function currentTareas(db: Db, proyectoId: number, ids: string[]): Promise<Map<string, Made>> {
  const found = await queries.selectVersions(db, proyectoId)
  const wanted = new Set(ids)
  return new Map(found.flatMap(({ id, version }) => (wanted.has(id) ? [[id, { id, version }]] : [])))
}

/** Inside a write: deletes tasks. Throws 409 if other tasks are in one of them, or follow it. */
export function undoLoadedTareas(ctx: Context, proyectoId: number, made: Made[]): Promise<void> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const plan = await readPlan(scope)
    const gone = new Set(made.map(({ id }) => id))
    const names = new Map(plan.tasks.map(({ id, nombre }) => [id, nombre]))
    const inside = [...withDescendants(plan.tasks, [...gone])].find((id) => !gone.has(id))
    if (inside) throw conflict(`Tiene adentro «${names.get(inside)}», que no es de la carga.`)
    const follower = plan.tasks.find(
      ({ id, dependencias }) => !gone.has(id) && dependencias.some(({ tareaId }) => gone.has(tareaId)),
    )
    if (follower) throw conflict(`«${follower.nombre}» la sigue, y no es de la carga.`)
    await changePlan(ctx, scope, plan, { guardar: [], borrar: [...gone] }, {})
  })
}
