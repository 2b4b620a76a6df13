/** The plan of works of a project as it is: tasks, critical path, deviation, what holidays would move (docs/domain/plan.md). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import { predecessorsText } from '../../../openapi/shared/predecessors.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { addDays } from '../../lib/calendar.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { fold, searchWords } from '../../lib/text.ts'
import { mostExported, pageOf } from '../../records/page.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import { projectPercent } from './progress.service.ts'
import * as queries from './queries.ts'
import { movesOf } from './reschedule.ts'
import { schedule, slackOf } from './schedule.ts'
import { lastBaseline, readPlan, type StoredPlan } from './stored-plan.service.ts'
import { leavesOf, placedTasks } from './tree.ts'
import { distributionOf, type TaskDistribution } from './weeks.ts'

type Schemas = components['schemas']
type Tarea = Schemas['Tarea']

/** The tasks in the order of the plan, with all that is derived. */
export async function wireTasks(scope: ProjectScope, { tasks, days }: StoredPlan): Promise<Tarea[]> {
  const [names, base] = await Promise.all([
    queries.selectMemberNames(scope.db, scope.desarrolladoraId),
    lastBaseline(scope),
  ])
  const leaves = leavesOf(tasks)
  const slack = slackOf(leaves, days)
  const dates = schedule(leaves, days)
  const result = new Map<string, Tarea>()
  const placed = placedTasks(tasks)
  // From the last to the first, so that the tasks of a group come before it.
  for (const { task, codigo, children } of placed.toReversed()) {
    const below = children.map(({ id }) => result.get(id)!)
    const holguraDias = below.length > 0 ? Math.min(...below.map((child) => child.holguraDias)) : slack.get(task.id)!
    const lineaBase = base?.dates.get(task.id) ?? null
    result.set(task.id, {
      ...task,
      codigo,
      esGrupo: below.length > 0,
      responsable: (task.responsableId && names.get(task.responsableId)) || null,
      holguraDias,
      critica: below.length > 0 ? below.some(({ critica }) => critica) : holguraDias <= 0 && task.avance < 100,
      conflictos: dates.get(task.id)?.conflicts ?? [],
      lineaBase,
      desvioDias: lineaBase && days.indexOf(addDays(task.fin, 1)) - days.indexOf(addDays(lineaBase.fin, 1)),
    })
  }
  return placed.map(({ task }) => result.get(task.id)!)
}

const sheet: SheetColumn<Tarea>[] = [
  { title: 'Código', kind: 'text', value: (task) => task.codigo },
  { title: 'Nombre', kind: 'text', value: (task) => task.nombre },
  { title: 'Inicio', kind: 'day', value: (task) => task.inicio },
  { title: 'Duración', kind: 'number', value: (task) => task.duracionDias },
  { title: 'Fin', kind: 'day', value: (task) => task.fin },
  { title: 'Avance %', kind: 'number', value: (task) => task.avance },
  { title: 'Estado', kind: 'text', value: (task) => words.TareaEstado[task.estado] },
  { title: 'Causa', kind: 'text', value: (task) => task.causa },
  { title: 'Responsable', kind: 'text', value: (task) => task.responsable },
  { title: 'Crítica', kind: 'flag', value: (task) => task.critica },
  { title: 'Holgura (días)', kind: 'number', value: (task) => task.holguraDias },
  { title: 'Fin en la línea de base', kind: 'day', value: (task) => task.lineaBase?.fin },
  { title: 'Desvío (días)', kind: 'number', value: (task) => task.desvioDias },
]

/** The columns of a file, with the dependencies as they are typed. */
function columnsOf(tasks: Tarea[]): SheetColumn<Tarea>[] {
  const codes = new Map(tasks.map(({ id, codigo }) => [id, codigo]))
  const places = new Map(tasks.map(({ id }, index) => [id, index]))
  const links = ({ dependencias }: Tarea) =>
    predecessorsText(
      dependencias
        .toSorted((a, b) => places.get(a.tareaId)! - places.get(b.tareaId)!)
        .map(({ tareaId, desfaseDias }) => ({ codigo: codes.get(tareaId)!, desfaseDias })),
    )
  return sheet.toSpliced(5, 0, { title: 'Predecesoras', kind: 'text', value: links })
}

/** The whole plan, or its tasks as a file. Throws 404. */
export async function getPlan(
  ctx: Context,
  proyectoId: number,
  { formato }: Query<'getPlan'>,
): Promise<Schemas['Plan'] | SheetFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const plan = await readPlan(scope)
  const tareas = await wireTasks(scope, plan)
  if (formato === 'csv' || formato === 'xlsx') return writeSheet(formato, 'plan-de-obra', columnsOf(tareas), tareas)
  const top = tareas.filter(({ padreId }) => padreId === null)
  return {
    version: plan.version,
    tareas,
    inicio: top.map(({ inicio }) => inicio).toSorted()[0] ?? null,
    fin:
      top
        .map(({ fin }) => fin)
        .toSorted()
        .at(-1) ?? null,
    avance: await projectPercent(scope, plan),
    lineaBase: (await queries.selectBaselines(scope.db, proyectoId, { offset: 0, size: 1 }))[0] ?? null,
    porReprogramar: movesOf(plan.tasks, schedule(leavesOf(plan.tasks), plan.days)),
    noLaborables: plan.holidays,
  }
}

const sortKeys = {
  codigo: null,
  nombre: ({ nombre }: Tarea) => fold(nombre),
  inicio: ({ inicio }: Tarea) => inicio,
  fin: ({ fin }: Tarea) => fin,
  avance: ({ avance }: Tarea) => avance,
} satisfies Record<NonNullable<Query<'listTareas'>['sort']>, ((task: Tarea) => string | number) | null>

/** A page of the tasks, or all matching ones as a file. Throws 404. */
export async function listTareas(
  ctx: Context,
  proyectoId: number,
  query: Query<'listTareas'>,
): Promise<Schemas['TareaPage'] | SheetFile> {
  const { search = '', sort = 'codigo', order = 'asc', estado, responsableId, rubroId, formato } = query
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const all = await wireTasks(scope, await readPlan(scope))
  const wanted = searchWords(search).map(fold)
  const found = all.filter(
    (task) =>
      wanted.every((word) => fold(task.nombre).includes(word)) &&
      (estado === undefined || task.estado === estado) &&
      (responsableId === undefined || task.responsableId === responsableId) &&
      (rubroId === undefined || task.rubroId === rubroId),
  )
  const keyOf = sortKeys[sort]
  const sorted = keyOf ? found.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0)) : found
  const ordered = order === 'desc' ? sorted.toReversed() : sorted
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, 'tareas', columnsOf(all), ordered.slice(0, mostExported))
  const { offset, size, answer } = pageOf(query, ordered.length)
  return { items: ordered.slice(offset, offset + size), ...answer }
}

/** Inside a read or a write. Throws 404. */
export async function taskOf(scope: ProjectScope, plan: StoredPlan, id: string): Promise<Tarea> {
  const task = (await wireTasks(scope, plan)).find((each) => each.id === id)
  if (!task) throw notFound('No encontramos esa tarea.')
  return task
}

/** Throws 404. */
export async function getTarea(ctx: Context, { proyectoId, id }: Place): Promise<Tarea> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  return taskOf(scope, await readPlan(scope), id)
}

/** The tasks of this week and of the last one by state. Throws 404. */
export async function taskDistribution(ctx: Context, proyectoId: number): Promise<TaskDistribution> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { tasks } = await readPlan(scope)
  return distributionOf(leavesOf(tasks), scope.today)
}

/** The tasks of a project whose name contains the words of a search. */
export function findTareas(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return queries.selectFound(ctx.store.read, proyectoId, query)
}

/** A page of the baselines, the last one first. Throws 404. */
export async function listLineasBase(
  ctx: Context,
  proyectoId: number,
  query: Query<'listLineasBase'>,
): Promise<Schemas['LineaBasePage']> {
  const { db } = await projectScope(ctx, ctx.store.read, proyectoId)
  const page = pageOf(query, await queries.countBaselines(db, proyectoId))
  return { items: await queries.selectBaselines(db, proyectoId, page), ...page.answer }
}

/** Stores the dates of all tasks as they are. Throws 404, and 409 without tasks. */
export function createLineaBase(
  ctx: Context,
  proyectoId: number,
  { nombre }: Body<'createLineaBase'>,
): Promise<Schemas['LineaBase']> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { tasks } = await readPlan(scope)
    if (tasks.length === 0) throw conflict('El plan todavía no tiene tareas. Cargá al menos una y probá de nuevo.')
    const baseline = {
      id: newId(),
      nombre: nombre.trim(),
      creada: ctx.clock().toISOString(),
      creadaPor: ctx.user.name,
      tareas: tasks.length,
      inicio: tasks.map(({ inicio }) => inicio).toSorted()[0]!,
      fin: tasks
        .map(({ fin }) => fin)
        .toSorted()
        .at(-1)!,
    }
    await queries.insertBaseline(scope.db, { ...baseline, proyectoId }, tasks)
    const kind = { entidad: 'lineaBase', topic: 'plan' } as const
    await noteRecord(ctx, scope, kind, { accion: 'crear', id: baseline.id, antes: null, despues: baseline })
    return baseline
  })
}
