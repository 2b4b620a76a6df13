import type { Db } from '../../db/schema.ts'
import { cuitKey } from '../../lib/cuit-key.ts'

const columns = ['developers.id', 'nombre', 'cuit', 'telefono', 'mail', 'ubicacion'] as const

/** The companies of a member, sorted by name, each with its number of projects and when he last opened it. */
export async function selectDevelopers(db: Db, userId: string) {
  const rows = await db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.developerId', 'developers.id')
    .select([...columns, 'memberships.lastOpenedAt as ultimaApertura'])
    .select((eb) =>
      eb
        .selectFrom('projects')
        .whereRef('projects.developerId', '=', 'developers.id')
        .select((inner) => inner.fn.countAll<number>().as('rows'))
        .as('proyectos'),
    )
    .where('memberships.userId', '=', userId)
    .orderBy('developers.sortKey')
    .execute()
  return rows.map((row) => ({ ...row, proyectos: row.proyectos ?? 0 }))
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
    .values({ userId, developerId: created.id, cuitDigits, rol: 'administrador', desde: fields.createdAt })
    .execute()
  return created
}

/** Stores the active company, clears the active project, and notes when that was. */
export async function updateActiveDeveloper(
  db: Db,
  userId: string,
  developerId: number,
  lastOpenedAt: string,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ lastOpenedAt })
    .where('userId', '=', userId)
    .where('developerId', '=', developerId)
    .execute()
  await db
    .updateTable('users')
    .set({ activeDeveloperId: developerId, activeProjectId: null })
    .where('id', '=', userId)
    .execute()
}

/** A company of a member with its version and the member's role, or undefined. */
export function selectCompany(db: Db, userId: string, developerId: number) {
  return db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.developerId', 'developers.id')
    .select([...columns, 'memberships.rol', 'developers.version'])
    .where('memberships.userId', '=', userId)
    .where('developers.id', '=', developerId)
    .executeTakeFirst()
}

type CompanyColumns = Partial<NewDeveloper & { sortKey: string }>

/** Changes a company in the version that was seen; tells whether it was there in it. The store refuses a CUIT that a member has twice. */
export async function updateCompanyRow(
  db: Db,
  { id, version }: { id: number; version: number },
  columnsToSet: CompanyColumns,
): Promise<boolean> {
  const result = await db
    .updateTable('developers')
    .set({ ...columnsToSet, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  if (columnsToSet.cuit !== undefined) {
    const cuitDigits = cuitKey(columnsToSet.cuit)
    await db.updateTable('memberships').set({ cuitDigits }).where('developerId', '=', id).execute()
  }
  return true
}

/** The company that a person named at sign-up, as long as there is none; undefined where none was named. */
export async function selectProposedCompany(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('company')
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('memberships').select('userId').whereRef('memberships.userId', '=', 'users.id'))),
    )
    .executeTakeFirst()
  return row?.company ?? undefined
}
