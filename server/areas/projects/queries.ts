import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'

/** The projects of a company that a user sees and that are not archived, sorted by name. */
export function selectProjects(db: Db, userId: string, companyId: number) {
  return db
    .selectFrom('projects')
    .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
    .select(['projects.id', 'nombre', 'descripcion'])
    .where('memberships.userId', '=', userId)
    .where('projects.companyId', '=', companyId)
    .where('archivado', '=', 0)
    .where(seesProject())
    .orderBy('sortKey')
    .execute()
}

/** Selects a project and its company for a user; returns false if it is not in a company of theirs. */
export async function updateActiveProject(
  db: Db,
  userId: string,
  companyId: number,
  projectId: number,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ activeCompanyId: companyId, activeProjectId: projectId })
    .where('id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('projects')
          .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
          .select('projects.id')
          .where('projects.id', '=', projectId)
          .where('memberships.userId', '=', userId)
          .where('projects.companyId', '=', companyId)
          .where(seesProject()),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A project of a company, or undefined. */
export function selectProject(db: Db, companyId: number, projectId: number) {
  return db
    .selectFrom('projects')
    .select(['id', 'nombre', 'descripcion'])
    .where('id', '=', projectId)
    .where('companyId', '=', companyId)
    .executeTakeFirst()
}

/** A project of a company with the company's name, or undefined. */
export function selectProjectWithCompany(db: Db, companyId: number, projectId: number) {
  return db
    .selectFrom('projects')
    .innerJoin('developers', 'developers.id', 'projects.companyId')
    .select(['projects.id', 'projects.nombre', 'projects.companyId as desarrolladoraId'])
    .select('developers.nombre as desarrolladora')
    .where('projects.id', '=', projectId)
    .where('projects.companyId', '=', companyId)
    .executeTakeFirst()
}

/** The first projects (not archived) whose name or code contains a text, across all companies of a user. */
export function selectProjectNames(db: Db, userId: string, text: string, limit: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('developers', 'developers.id', 'memberships.companyId')
    .innerJoin('projects', 'projects.companyId', 'memberships.companyId')
    .select(['projects.id', 'projects.nombre', 'projects.companyId', 'developers.nombre as developerName'])
    .where('memberships.userId', '=', userId)
    .where('projects.archivado', '=', 0)
    .where(seesProject())
    .where(isLike('projects.searchText', text))
    .orderBy('projects.sortKey')
    .orderBy('projects.id')
    .limit(limit)
    .execute()
}
