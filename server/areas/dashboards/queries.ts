import type { Db } from '../../db/schema.ts'
import type { DashboardsTables } from './tables.ts'

/** The JSON of a demo dashboard, or undefined if the demo data was not seeded. */
export async function selectDemoDashboard(
  db: Db,
  name: DashboardsTables['demoDashboards']['name'],
): Promise<string | undefined> {
  const row = await db.selectFrom('demoDashboards').select('content').where('name', '=', name).executeTakeFirst()
  return row?.content
}

/** The figures of a project of the user, with null content if there are none. Undefined for another user's project. */
export function selectProjectDashboard(db: Db, userId: string, projectId: number) {
  return db
    .selectFrom('projects')
    .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
    .leftJoin('projectDashboards', 'projectDashboards.projectId', 'projects.id')
    .select('projectDashboards.content')
    .where('memberships.userId', '=', userId)
    .where('projects.id', '=', projectId)
    .executeTakeFirst()
}

/** Whether records of each first step exist (0 and 1 on SQLite). */
export function selectFirstSteps(db: Db, desarrolladoraId: number, proyectoId: number) {
  return db
    .selectNoFrom((eb) => {
      const entryOf = (table: 'proveedores' | 'indiceValores' | 'cotizaciones') =>
        eb.exists(
          eb.selectFrom(table).select('id').where('desarrolladoraId', '=', desarrolladoraId).where('activo', '=', 1),
        )
      const recordOf = (table: 'presupuestos' | 'contratos' | 'comprobantes', states: string[]) =>
        eb.exists(eb.selectFrom(table).select('id').where('proyectoId', '=', proyectoId).where('estado', 'in', states))
      return [
        entryOf('proveedores').as('proveedores'),
        entryOf('indiceValores').as('indices'),
        entryOf('cotizaciones').as('cotizaciones'),
        recordOf('presupuestos', ['aprobado']).as('presupuesto'),
        recordOf('contratos', ['vigente', 'finalizado', 'rescindido']).as('contratos'),
        recordOf('comprobantes', ['registrado']).as('comprobantes'),
      ]
    })
    .executeTakeFirstOrThrow()
}

/** Inserts dashboards. */
export async function insertDashboards(
  db: Db,
  demo: DashboardsTables['demoDashboards'][],
  projects: DashboardsTables['projectDashboards'][],
): Promise<void> {
  await db.insertInto('demoDashboards').values(demo).execute()
  await db.insertInto('projectDashboards').values(projects).execute()
}
