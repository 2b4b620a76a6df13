import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
import type { Role } from '../../context.ts'
import { fold } from '../../lib/text.ts'

function members(db: Db, developerId: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .where('memberships.developerId', '=', developerId)
}

const columns = [
  'users.id',
  'users.name as nombre',
  'users.email as mail',
  'users.avatar',
  'memberships.rol',
  'memberships.desde',
  'memberships.version',
] as const

/** The members whose name or mail holds each word of a search. */
function matching(db: Db, developerId: number, search: string) {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return words.reduce(
    (query, word) => query.where((eb) => eb.or([isLike('users.searchText', word), isLike('users.email', word)])),
    members(db, developerId),
  )
}

/** How many members a search finds. */
export async function countMembers(db: Db, developerId: number, search: string): Promise<number> {
  const query = matching(db, developerId, search).select((eb) => eb.fn.countAll<number>().as('count'))
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

/** The members that a search finds, by name where the sort tells no difference. */
export function selectMembers(db: Db, developerId: number, search: string, { sort, order, offset, limit }: Rows) {
  return matching(db, developerId, search)
    .select(columns)
    .orderBy(sortColumns[sort], order)
    .orderBy('users.sortKey', order)
    .orderBy('users.id', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

/** True where a mail address belongs to a member. */
export async function hasMember(db: Db, developerId: number, mail: string): Promise<boolean> {
  const found = members(db, developerId).select('users.id').where('users.email', '=', mail)
  return (await found.executeTakeFirst()) !== undefined
}

/** One member of a company, or undefined. */
export function selectMember(db: Db, developerId: number, userId: string) {
  return members(db, developerId).select(columns).where('users.id', '=', userId).executeTakeFirst()
}

/** The ids of who belongs to a company. */
export async function selectMemberIds(db: Db, developerId: number): Promise<string[]> {
  const rows = await db.selectFrom('memberships').select('userId').where('developerId', '=', developerId).execute()
  return rows.map((row) => row.userId)
}

/** How many administrators a company has beside one person. */
export async function countOtherAdministrators(db: Db, developerId: number, userId: string): Promise<number> {
  const { count } = await members(db, developerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberships.rol', '=', 'administrador')
    .where('users.id', '!=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The administrators of a company, in one order for everybody. */
export async function selectAdministratorIds(db: Db, developerId: number): Promise<string[]> {
  const query = members(db, developerId).select('users.id').where('memberships.rol', '=', 'administrador')
  return (await query.orderBy('users.id').execute()).map(({ id }) => id)
}

/** What a company is called. */
export async function selectCompanyName(db: Db, id: number): Promise<string> {
  const { nombre } = await db.selectFrom('developers').select('nombre').where('id', '=', id).executeTakeFirstOrThrow()
  return nombre
}

type Key = { developerId: number; userId: string }

/** Changes the role of a member in the version that was seen; tells whether it was there in it. */
export async function updateRole(db: Db, { developerId, userId }: Key, version: number, rol: Role): Promise<boolean> {
  const result = await db
    .updateTable('memberships')
    .set({ rol, version: version + 1 })
    .where('developerId', '=', developerId)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Takes somebody out of a company; the choice of it goes with it. */
export async function deleteMembership(db: Db, { developerId, userId }: Key): Promise<void> {
  await db.deleteFrom('memberships').where('developerId', '=', developerId).where('userId', '=', userId).execute()
  await db
    .updateTable('users')
    .set({ activeDeveloperId: null, activeProjectId: null })
    .where('id', '=', userId)
    .where('activeDeveloperId', '=', developerId)
    .execute()
}

type NewMember = Key & { rol: Role; cuitDigits: string; desde: string }

/** Adds somebody to a company; the store refuses two companies of the same CUIT. */
export async function insertMembership(db: Db, member: NewMember): Promise<void> {
  await db.insertInto('memberships').values(member).execute()
}

/** The addresses of a company's administrators. */
export async function selectAdministratorMails(db: Db, developerId: number): Promise<string[]> {
  const found = members(db, developerId).select('users.email').where('memberships.rol', '=', 'administrador')
  return (await found.orderBy('users.email').execute()).map(({ email }) => email)
}
