/** The physical progress of a project (docs/domain/plan.md, Physical progress), for the plan, the control and the dashboard. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { addDays, dateText, daysBetween } from '../../lib/calendar.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import {
  curveOf,
  paceOf,
  percentText,
  progressOfRubros,
  projectProgress,
  tasksByRubro,
  weightsOf,
  type MonthProgress,
} from './progress.ts'
import { selectRubros } from '../rubros/door.ts'
import * as queries from './queries.ts'
import { lastBaseline, readPlan } from './stored-plan.service.ts'
import { leavesOf, weightedProgress, type Task } from './tree.ts'
import { workByMonth } from './work-months.ts'

type Avance = components['schemas']['PlanAvance']

/** The tasks that count for each rubro, and the share of each task in the project. */
async function weighed({ db, project, desarrolladoraId }: ProjectScope, tasks: Task[]) {
  const [rubros, budgeted] = await Promise.all([
    selectRubros(db, desarrolladoraId),
    queries.selectBudgeted(db, project.id),
  ])
  const leaves = leavesOf(tasks)
  const byRubro = tasksByRubro(leaves, rubros)
  return { rubros, budgeted, leaves, byRubro, weights: weightsOf(byRubro, budgeted) }
}

/** The progress of the project as a `Porcentaje`; null without an approved budget or without tasks of its rubros. */
export async function projectPercent(scope: ProjectScope, { tasks }: { tasks: Task[] }): Promise<string | null> {
  if (tasks.length === 0) return null
  const { leaves, weights } = await weighed(scope, tasks)
  return weights && percentText(projectProgress(leaves, weights))
}

/** Physical progress per rubro beside its certified share, in percent. */
export async function rubroProgress(scope: ProjectScope) {
  const { tasks } = await readPlan(scope)
  const { rubros, byRubro, budgeted, leaves, weights } = await weighed(scope, tasks)
  const contracted = await queries.selectCertified(scope.db, scope.project.id)
  const rows = progressOfRubros(rubros, byRubro, budgeted, contracted)
  return { rows, avance: weights && percentText(projectProgress(leaves, weights)) }
}

/** The physical progress of the rubros that have tasks, as a `Porcentaje` by the id of the rubro. */
export async function physicalByRubro(scope: ProjectScope): Promise<Map<string, string>> {
  const { tasks } = await readPlan(scope)
  const byRubro = tasksByRubro(leavesOf(tasks), await selectRubros(scope.db, scope.desarrolladoraId))
  return new Map([...byRubro].map(([id, each]) => [id, percentText(weightedProgress(each))]))
}

/** The working days by month from today on, of the tasks that count for each rubro; rubros without tasks are missing. */
export async function workOfRubros(scope: ProjectScope): Promise<Map<string, Map<string, number>>> {
  const { tasks, days } = await readPlan(scope)
  const byRubro = tasksByRubro(leavesOf(tasks), await selectRubros(scope.db, scope.desarrolladoraId))
  return new Map([...byRubro].map(([id, each]) => [id, workByMonth(each, days, scope.today)]))
}

const oneDecimal = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)

/** The estimated end at the pace of the last months, in words. */
export function estimate(
  curve: MonthProgress[],
  { done, all, planned, today }: { done: number; all: number; planned: string; today: string },
): string {
  const left = all * 100 - done
  if (left < 0.000_05) return 'Lo planificado ya está terminado.'
  const pace = paceOf(curve, left, today)
  if (!pace) return 'En los últimos tres meses no hubo avance: no se puede estimar cuándo termina.'
  const words = `${oneDecimal.format(pace.perMonth)} % por mes en los últimos tres meses`
  if (pace.daysLeft > 36_500) return `A este ritmo (${words}) no termina en los próximos cien años.`
  const end = addDays(today, pace.daysLeft)
  const late = daysBetween(planned, end)
  const against =
    late === 0
      ? ', como estaba previsto'
      : `: ${daysText(Math.abs(late))} ${late > 0 ? 'después' : 'antes'} de lo previsto`
  return `A este ritmo (${words}) termina el ${dateText(end)}${against}.`
}

/** Progress by rubro and by month. Throws 404. */
export async function getPlanAvance(ctx: Context, proyectoId: number): Promise<Avance> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { tasks, days } = await readPlan(scope)
  const { rubros, byRubro, budgeted, leaves, weights } = await weighed(scope, tasks)
  const contracted = await queries.selectCertified(scope.db, proyectoId)
  const base = await lastBaseline(scope)
  const rows = progressOfRubros(rubros, byRubro, budgeted, contracted).map(
    ({ id: rubroId, incidencia, avance, certificado, ...rubro }) => ({
      rubroId,
      ...rubro,
      incidencia: percentText(incidencia),
      avance: avance === null ? null : percentText(avance),
      certificado: certificado === null ? null : percentText(certificado),
    }),
  )
  if (!weights) {
    const lacks = leaves.length === 0 ? 'tareas en el plan' : 'un presupuesto aprobado y tareas de sus rubros'
    return { avance: null, rubros: rows, curva: [], regla: '', estimacion: `Para ver el avance hacen falta ${lacks}.` }
  }
  const planned = new Map(leaves.map((leaf) => [leaf.id, base?.dates.get(leaf.id) ?? leaf]))
  const progress = await queries.selectProgress(scope.db, proyectoId)
  const curve = curveOf({ weights, planned, progress, days, today: scope.today })
  const done = projectProgress(leaves, weights)
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const last = [...planned.values()]
    .map(({ fin }) => fin)
    .toSorted()
    .at(-1)!
  const source = base ? `en la línea de base «${base.baseline.nombre}»` : 'como están hoy en el plan'
  return {
    avance: percentText(done),
    rubros: rows,
    curva: curve.map(({ mes, plan, real }) => ({
      mes,
      plan: percentText(plan),
      real: real === null ? null : percentText(real),
    })),
    regla: `Plan: los días hábiles de cada tarea, ${source}. Real: el avance cargado, acumulado por mes. Cada rubro pesa lo que pesa en el presupuesto aprobado, y cada tarea, sus días dentro del rubro.`,
    estimacion: estimate(curve, { done, all, planned: last, today: scope.today }),
  }
}
