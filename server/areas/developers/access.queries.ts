import type { RawBuilder } from 'kysely'
import { prepareQuery } from '../../db/prepared.ts'
import type { Db } from '../../db/schema.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'

const roles = prepareQuery((db, userId: RawBuilder<string>, companyId: RawBuilder<number>) =>
  db
    .selectFrom('memberships')
    .select(['rol', 'proyectos'])
    .where('userId', '=', userId)
    .where('companyId', '=', companyId),
)

/** The role and the visible projects of a user in a company, or undefined. */
export async function selectRole(db: Db, userId: string, companyId: number) {
  return (await roles(db, userId, companyId))[0]
}

const projectRoles = prepareQuery((db, userId: RawBuilder<string>, projectId: RawBuilder<number>) =>
  db
    .selectFrom('projects')
    .innerJoin('memberships', 'memberships.companyId', 'projects.companyId')
    .select(['projects.companyId', 'rol', 'proyectos'])
    .where('memberships.userId', '=', userId)
    .where('projects.id', '=', projectId)
    .where(seesProject()),
)

/** The company of a project that a user sees, with the role in it, or undefined. */
export async function selectProjectRole(db: Db, userId: string, projectId: number) {
  return (await projectRoles(db, userId, projectId))[0]
}

const companies = prepareQuery((db, userId: RawBuilder<string>) =>
  db
    .selectFrom('memberships')
    .innerJoin('developers', 'developers.id', 'memberships.companyId')
    .select(['developers.id', 'developers.sortKey', 'memberships.rol as role', 'proyectos'])
    .where('memberships.userId', '=', userId),
)

/** A user's first company by name, with the role, or undefined. There are few, and sorting them in SQL takes five times as long. */
export async function selectFirstCompany(db: Db, userId: string) {
  const [first, ...others] = await companies(db, userId)
  const isBefore = (a: NonNullable<typeof first>, b: NonNullable<typeof first>) =>
    a.sortKey === b.sortKey ? a.id < b.id : a.sortKey < b.sortKey
  return first && others.reduce((earliest, each) => (isBefore(each, earliest) ? each : earliest), first)
}
