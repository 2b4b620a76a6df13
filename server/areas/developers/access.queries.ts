import type { RawBuilder } from 'kysely'
import { prepared } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'

const roles = prepared((db, userId: RawBuilder<string>, developerId: RawBuilder<number>) =>
  db.selectFrom('memberships').select('rol').where('userId', '=', userId).where('developerId', '=', developerId),
)

/** The role of a person in a company, or undefined. */
export async function selectRole(db: Db, userId: string, developerId: number) {
  return (await roles(db, userId, developerId))[0]?.rol
}

const projectCompanies = prepared((db, projectId: RawBuilder<number>) =>
  db.selectFrom('projects').select('developerId').where('id', '=', projectId),
)

/** The company that a project belongs to, or undefined. */
export async function selectProjectCompany(db: Db, projectId: number): Promise<number | undefined> {
  return (await projectCompanies(db, projectId))[0]?.developerId
}

const firstCompanies = prepared((db, userId: RawBuilder<string>) =>
  db
    .selectFrom('memberships')
    .innerJoin('developers', 'developers.id', 'memberships.developerId')
    .select(['developers.id', 'memberships.rol as role'])
    .where('memberships.userId', '=', userId)
    .orderBy('developers.sortKey')
    .orderBy('developers.id')
    .limit(1),
)

/** A person's first company by name, with the role in it, or undefined. */
export async function selectFirstCompany(db: Db, userId: string) {
  return (await firstCompanies(db, userId))[0]
}
