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

const companies = prepared((db, userId: RawBuilder<string>) =>
  db
    .selectFrom('memberships')
    .innerJoin('developers', 'developers.id', 'memberships.developerId')
    .select(['developers.id', 'developers.sortKey', 'memberships.rol as role'])
    .where('memberships.userId', '=', userId),
)

/** A person's first company by name, with the role in it, or undefined. They are few: to sort them in SQL takes five times as long. */
export async function selectFirstCompany(db: Db, userId: string) {
  const [first, ...others] = await companies(db, userId)
  const isBefore = (a: NonNullable<typeof first>, b: NonNullable<typeof first>) =>
    a.sortKey === b.sortKey ? a.id < b.id : a.sortKey < b.sortKey
  return first && others.reduce((earliest, each) => (isBefore(each, earliest) ? each : earliest), first)
}
