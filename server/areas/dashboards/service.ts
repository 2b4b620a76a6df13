import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { minutesBetween } from '../../lib/wall-clock.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { projectScope } from '../../records/project-scope.ts'
import { listAgenda } from '../eventos/door.ts'
import { projectMoney } from '../control/door.ts'
import { taskDistribution } from '../plan/door.ts'
import { emptyProjectDashboard } from './empty-project.ts'
import { selectDemoDashboard, selectFirstSteps, selectProjectDashboard } from './queries.ts'

type Schemas = components['schemas']
type DemoDashboards = {
  analytics: Schemas['AnalyticsDashboard']
  crypto: Schemas['CryptoDashboard']
  finance: Schemas['FinanceDashboard']
}

/** Throws 404 if the demo data was not seeded. */
async function demoDashboard<Name extends keyof DemoDashboards>(
  ctx: Context,
  name: Name,
): Promise<DemoDashboards[Name]> {
  const content = await selectDemoDashboard(ctx.store.read, name)
  if (content === undefined) throw notFound('Esta instalación no tiene los datos de demostración.')
  return JSON.parse(content) as DemoDashboards[Name]
}

export const getAnalyticsDashboard = (ctx: Context) => demoDashboard(ctx, 'analytics')
export const getCryptoDashboard = (ctx: Context) => demoDashboard(ctx, 'crypto')
export const getFinanceDashboard = (ctx: Context) => demoDashboard(ctx, 'finance')

type Agenda = Awaited<ReturnType<typeof listAgenda>>['today']

/** `a las 09:30` for what takes an hour or less, `de 07:30 a 12:00` for what takes longer. */
function appointmentOf({
  titulo,
  todoElDia,
  inicio,
  fin,
  lugar,
  enlace,
}: Agenda[number]): Schemas['ProjectAppointment'] {
  const [from, to] = [inicio.slice(11), fin.slice(11)]
  const isShort = minutesBetween(inicio, fin) <= 60
  const time = todoElDia ? 'todo el día' : isShort ? `a las ${from}` : `de ${from} a ${to}`
  return { title: titulo, time, ...(lugar && { location: lugar }), link: enlace }
}

/**
 * The figures of the active project (docs/domain/suite.md, Dashboards): money from the control, the schedule from the calendar, tasks
 * from the plan, other figures zero where the
 * project has none. Throws 409 without an active project, also when the user no longer belongs to its company.
 */
export async function getProjectDashboard(ctx: Context): Promise<Schemas['ProjectDashboard']> {
  const { store, user, company } = ctx
  const { projectId } = company
  const project = projectId === null ? undefined : await selectProjectDashboard(store.read, user.id, projectId)
  if (projectId === null || !project) {
    const message = 'Todavía no elegiste un proyecto. Elegí una desarrolladora y uno de sus proyectos para seguir.'
    throw new Problem(409, 'No active project', message)
  }
  const stored = project.content ? (JSON.parse(project.content) as Partial<Schemas['ProjectDashboard']>) : {}
  const [money, { today, tomorrow }, tasks] = await Promise.all([
    projectMoney(ctx, projectId),
    listAgenda(ctx, projectId),
    taskDistribution(ctx, projectId),
  ])
  const schedule = { today: today.map(appointmentOf), tomorrow: tomorrow.map(appointmentOf) }
  return { ...emptyProjectDashboard, ...stored, ...money, schedule, taskDistribution: tasks }
}

/** Which first steps of a project are done (docs/domain/suite.md, Dashboards). */
export async function getPrimerosPasos(ctx: Context, proyectoId: number): Promise<Schemas['PrimerosPasos']> {
  const { db, desarrolladoraId } = await projectScope(ctx, ctx.store.read, proyectoId)
  const { proveedores, indices, cotizaciones, ...ofProject } = await selectFirstSteps(db, desarrolladoraId, proyectoId)
  return {
    proveedores: Boolean(proveedores),
    indicesYCotizaciones: Boolean(indices) && Boolean(cotizaciones),
    presupuesto: Boolean(ofProject.presupuesto),
    contratos: Boolean(ofProject.contratos),
    comprobantes: Boolean(ofProject.comprobantes),
  }
}
