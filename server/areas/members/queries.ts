import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike, isLikeAddress } from '../../db/search.ts'
import type { Role } from '../../context.ts'
import { searchWords } from '../../lib/text.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'

function members(db: Db, companyId: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .where('memberships.companyId', '=', companyId)
}

const columns = [
  'users.id',
  'users.name as nombre',
  'users.email as mail',
  'users.avatar',
  'memberships.rol',
  'memberships.proyectos',
  'memberships.desde',
  'memberships.version',
] as const

/** The members whose name or mail contains every word of a search. */
function matchingMembers(db: Db, companyId: number, search: string) {
  const words = searchWords(search)
  return words.reduce(
    (query, word) => query.where((eb) => eb.or([isLike('users.searchText', word), isLikeAddress('users.email', word)])),
    members(db, companyId),
  )
}

/** The number of members that match a search. */
export async function countMembers(db: Db, companyId: number, search: string): Promise<number> {
  const query = matchingMembers(db, companyId, search).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

const sortColumns = {
  nombre: 'users.sortKey',
  mail: 'users.email',
  rol: 'memberships.rol',
  desde: 'memberships.desde',
} as const
export type MemberSort = keyof typeof sortColumns
type Rows = { sort: MemberSort; order: 'asc' | 'desc'; offset: number; limit: number }

/** A page of the members that match a search; ties are sorted by name. */
export function selectMembers(db: Db, companyId: number, search: string, { sort, order, offset, limit }: Rows) {
  return matchingMembers(db, companyId, search)
    .select(columns)
    .orderBy(sortColumns[sort], order)
    .orderBy('users.sortKey', order)
    .orderBy('users.id', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Whether a member has this mail address. */
export async function hasMember(db: Db, companyId: number, mail: string): Promise<boolean> {
  const found = members(db, companyId).select('users.id').where('users.email', '=', mail)
  return (await found.executeTakeFirst()) !== undefined
}

/** A member of a company, or undefined. */
export function selectMember(db: Db, companyId: number, userId: string) {
  return members(db, companyId).select(columns).where('users.id', '=', userId).executeTakeFirst()
}

/** How many of these are projects of the company. */
export async function countProjects(db: Db, companyId: number, ids: readonly number[]): Promise<number> {
  const query = db.selectFrom('projects').where('companyId', '=', companyId).where('id', 'in', ids)
  return (await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count
}

/** The user ids of the members of a company. */
export async function selectMemberIds(db: Db, companyId: number): Promise<string[]> {
  const rows = await db.selectFrom('memberships').select('userId').where('companyId', '=', companyId).execute()
  return rows.map((row) => row.userId)
}

/** The number of administrators of a company other than this user. */
export async function countOtherAdministrators(db: Db, companyId: number, userId: string): Promise<number> {
  const { count } = await members(db, companyId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberships.rol', '=', 'administrador')
    .where('users.id', '!=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The administrators of a company, in a fixed order. */
export async function selectAdministratorIds(db: Db, companyId: number): Promise<string[]> {
  const query = members(db, companyId).select('users.id').where('memberships.rol', '=', 'administrador')
  return (await query.orderBy('users.id').execute()).map(({ id }) => id)
}

/** The name of a company. */
export async function selectCompanyName(db: Db, id: number): Promise<string> {
  const { nombre } = await db.selectFrom('developers').select('nombre').where('id', '=', id).executeTakeFirstOrThrow()
  return nombre
}

type Key = { companyId: number; userId: string }

/** Changes role and visible projects of a member if the version is unchanged; returns whether it did. */
export async function updateMembership(
  db: Db,
  { companyId, userId }: Key,
  version: number,
  changes: { rol: Role; proyectos: string | null },
): Promise<boolean> {
  const result = await db
    .updateTable('memberships')
    .set({ ...changes, version: version + 1 })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes a member, and clears the company from their selection. */
export async function deleteMembership(db: Db, { companyId, userId }: Key): Promise<void> {
  await db.deleteFrom('memberships').where('companyId', '=', companyId).where('userId', '=', userId).execute()
  await db
    .updateTable('users')
    .set({ activeCompanyId: null, activeProjectId: null })
    .where('id', '=', userId)
    .where('activeCompanyId', '=', companyId)
    .execute()
}

type NewMember = Key & { rol: Role; proyectos: string | null; cuitDigits: string; desde: string }

/** Adds a member; a unique index refuses two companies with the same CUIT for one user. */
export async function insertMembership(db: Db, member: NewMember): Promise<void> {
  await db.insertInto('memberships').values(member).execute()
}

/** The mail addresses of a company's administrators. */
export async function selectAdministratorMails(db: Db, companyId: number): Promise<string[]> {
  const found = members(db, companyId).select('users.email').where('memberships.rol', '=', 'administrador')
  return (await found.orderBy('users.email').execute()).map(({ email }) => email)
}

/** The members of a company who see a project, with their mail addresses. */
export function selectViewers(db: Db, companyId: number, proyectoId: number) {
  return members(db, companyId)
    .select(['users.id', 'users.name as nombre', 'users.email as mail'])
    .where(seesProject(sql`${proyectoId}`))
    .execute()
}
