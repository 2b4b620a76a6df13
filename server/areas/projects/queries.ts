import type { Db } from '../../db/schema.ts'

/** The projects of a company that are not archived, sorted by name. */
export function selectProjects(db: Db, developerId: number) {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'descripcion'])
    .where('developerId', '=', developerId)
    .where('archivado', '=', 0)
    .orderBy('sortKey')
    .execute()
}

/** Makes a project of a company of the person the active one, and its company with it; tells whether it did. */
export async function updateActiveProject(
  db: Db,
  userId: string,
  developerId: number,
  projectId: number,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ activeDeveloperId: developerId, activeProjectId: projectId })
    .where('id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('projects')
          .innerJoin('memberships', 'memberships.developerId', 'projects.developerId')
          .select('projects.id')
          .where('projects.id', '=', projectId)
          .where('memberships.userId', '=', userId)
          .where('projects.developerId', '=', developerId),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** One project of a company, or undefined. */
export function selectProject(db: Db, developerId: number, projectId: number) {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'descripcion'])
    .where('id', '=', projectId)
    .where('developerId', '=', developerId)
    .executeTakeFirst()
}
