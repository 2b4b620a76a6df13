import type { Db } from '../../db/schema.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'
import { cuitKey } from '../../lib/cuit-key.ts'

const columns = ['developers.id', 'nombre', 'cuit', 'telefono', 'mail', 'ubicacion'] as const

/** The companies of a user, sorted by name, each with its number of projects and the last selection. */
export async function selectDevelopers(db: Db, userId: string) {
  const rows = await db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.companyId', 'developers.id')
    .select([...columns, 'memberships.lastOpenedAt as ultimaApertura'])
    .select((eb) =>
      eb
        .selectFrom('projects')
        .whereRef('projects.companyId', '=', 'developers.id')
        .where(seesProject())
        .select((inner) => inner.fn.countAll<number>().as('rows'))
        .as('proyectos'),
    )
    .where('memberships.userId', '=', userId)
    .orderBy('developers.sortKey')
    .execute()
  return rows.map((row) => ({ ...row, proyectos: row.proyectos ?? 0 }))
}

/** A company of the user, or undefined. */
export function selectDeveloper(db: Db, userId: string, companyId: number) {
  return db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.companyId', 'developers.id')
    .select(columns)
    .where('memberships.userId', '=', userId)
    .where('developers.id', '=', companyId)
    .executeTakeFirst()
}

type NewDeveloper = { nombre: string; cuit: string; telefono: string; mail: string; ubicacion: string }

/** Inserts a company with its first member; a unique index refuses a second company with the user's CUIT. */
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
    .values({ userId, companyId: created.id, cuitDigits, rol: 'administrador', desde: fields.createdAt })
    .execute()
  return created
}

/** Stores the selected company, clears the selected project, and stores the time. */
export async function updateActiveDeveloper(
  db: Db,
  userId: string,
  companyId: number,
  lastOpenedAt: string,
): Promise<void> {
  await db
    .updateTable('memberships')
    .set({ lastOpenedAt })
    .where('userId', '=', userId)
    .where('companyId', '=', companyId)
    .execute()
  await db
    .updateTable('users')
    .set({ activeCompanyId: companyId, activeProjectId: null })
    .where('id', '=', userId)
    .execute()
}

/** A company of the user with its version and the user's role, or undefined. */
export function selectCompany(db: Db, userId: string, companyId: number) {
  return db
    .selectFrom('developers')
    .innerJoin('memberships', 'memberships.companyId', 'developers.id')
    .select([...columns, 'developers.sampleScreens', 'memberships.rol', 'developers.version'])
    .where('memberships.userId', '=', userId)
    .where('developers.id', '=', companyId)
    .executeTakeFirst()
}

type CompanyColumns = Partial<NewDeveloper & { sortKey: string; sampleScreens: number }>

/** Updates a company if its version is unchanged; returns whether it did. A unique index refuses a CUIT that a member has twice. */
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
    await db.updateTable('memberships').set({ cuitDigits }).where('companyId', '=', id).execute()
  }
  return true
}

/** The company name given at sign-up while the user has no company; otherwise undefined. */
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

/** The decision of a company about the sample screens; null if there is none. */
export async function selectSampleScreens(db: Db, companyId: number): Promise<number | null> {
  const row = await db.selectFrom('developers').select('sampleScreens').where('id', '=', companyId).executeTakeFirst()
  return row?.sampleScreens ?? null
}
