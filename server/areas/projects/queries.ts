import type { Db } from '../../http/env.ts'

/** The projects of a company, sorted by name. */
export function selectProjects(db: Db, developerId: number) {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'descripcion'])
    .where('developerId', '=', developerId)
    .orderBy('sortKey')
    .execute()
}

/** Makes the project the person's active one where it belongs to the person's active company; tells whether it did. */
export async function updateActiveProject(db: Db, userId: string, projectId: number): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ activeProjectId: projectId })
    .where('id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('projects')
          .innerJoin('memberships', 'memberships.developerId', 'projects.developerId')
          .select('projects.id')
          .where('projects.id', '=', projectId)
          .where('memberships.userId', '=', userId)
          .whereRef('projects.developerId', '=', 'users.activeDeveloperId'),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
