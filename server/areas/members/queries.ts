import type { Db } from '../../db/schema.ts'
import type { Role } from '../../context.ts'

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

/** The members of a company, in no order: as many as colleagues are. */
export function selectMembers(db: Db, developerId: number) {
  return members(db, developerId).select(columns).execute()
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
