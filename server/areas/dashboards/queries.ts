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

/** Inserts dashboards. */
export async function insertDashboards(
  db: Db,
  demo: DashboardsTables['demoDashboards'][],
  projects: DashboardsTables['projectDashboards'][],
): Promise<void> {
  await db.insertInto('demoDashboards').values(demo).execute()
  await db.insertInto('projectDashboards').values(projects).execute()
}
