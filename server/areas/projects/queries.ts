import type { Db } from '../../db/schema.ts'

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

/** The active project of a person, or undefined: none is chosen, or the person does not belong to its company. */
export function selectActiveProject(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('projects', (join) =>
      join
        .onRef('projects.id', '=', 'users.activeProjectId')
        .onRef('projects.developerId', '=', 'users.activeDeveloperId'),
    )
    .innerJoin('memberships', (join) =>
      join.onRef('memberships.developerId', '=', 'projects.developerId').onRef('memberships.userId', '=', 'users.id'),
    )
    .select(['projects.id', 'nombre', 'descripcion'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
