import type { Db } from '../http/env.ts'

/** Whether a person belongs to a company. */
export async function isMember(db: Db, userId: string, desarrolladoraId: number): Promise<boolean> {
  const row = await db
    .selectFrom('memberships')
    .select('userId')
    .where('userId', '=', userId)
    .where('developerId', '=', desarrolladoraId)
    .executeTakeFirst()
  return row !== undefined
}

/** The company of a project that belongs to one of the person's companies. */
export async function selectCompanyOfProject(db: Db, userId: string, proyectoId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('projects')
    .innerJoin('memberships', 'memberships.developerId', 'projects.developerId')
    .select('projects.developerId')
    .where('projects.id', '=', proyectoId)
    .where('memberships.userId', '=', userId)
    .executeTakeFirst()
  return row?.developerId
}
