import type { Db } from '../../db/schema.ts'

const columns = ['developers.id', 'nombre', 'cuit', 'telefono', 'mail', 'ubicacion'] as const

/** The companies of a member, sorted by name. */
export function selectDevelopers(db: Db, userId: string) {
  return db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.developerId', 'developers.id')
    .select(columns)
    .where('memberships.userId', '=', userId)
    .orderBy('developers.sortKey')
    .execute()
}

/** One company of a member, or undefined: not there or not the member's. */
export function selectDeveloper(db: Db, userId: string, developerId: number) {
  return db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.developerId', 'developers.id')
    .select(columns)
    .where('memberships.userId', '=', userId)
    .where('developers.id', '=', developerId)
    .executeTakeFirst()
}

type NewDeveloper = { nombre: string; cuit: string; telefono: string; mail: string; ubicacion: string }

/** Inserts a company with its first member; the store refuses a second one with the member's CUIT. */
export async function insertDeveloper(
  db: Db,
  userId: string,
  fields: NewDeveloper & { sortKey: string; createdAt: string },
) {
  const created = await db
    .insertInto('developers')
    .values(fields)
    .returning([...columns])
    .executeTakeFirstOrThrow()
  const cuitDigits = cuitKey(fields.cuit)
  await db
    .insertInto('memberships')
    .values({ userId, developerId: created.id, cuitDigits, rol: 'administrador' })
    .execute()
  return created
}

/** What makes two CUITs the same, however they were typed. */
export function cuitKey(cuit: string): string {
  return cuit.replace(/[\s.-]/g, '').toLowerCase()
}

/** Stores the active company and clears the active project. */
export async function updateActiveDeveloper(db: Db, userId: string, developerId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ activeDeveloperId: developerId, activeProjectId: null })
    .where('id', '=', userId)
    .execute()
}
