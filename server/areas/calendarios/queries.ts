import type { Db } from '../../db/schema.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'
import type { CalendariosTables } from './tables.ts'

type Owner = { proyectoId: number; userId: string }

const ofOwner = (db: Db, { proyectoId, userId }: Owner) =>
  db.selectFrom('calendarios').where('proyectoId', '=', proyectoId).where('userId', '=', userId)

export async function countCalendarios(db: Db, owner: Owner): Promise<number> {
  const row = await ofOwner(db, owner)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(row.total)
}

/** The links of a user to a project, the newest first. */
export function selectCalendarios(db: Db, owner: Owner, { offset, limit }: { offset: number; limit: number }) {
  return ofOwner(db, owner)
    .select(['id', 'nombre', 'conVencimientos', 'creado', 'usado'])
    .orderBy('creado', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function insertCalendario(db: Db, row: CalendariosTables['calendarios']): Promise<void> {
  await db.insertInto('calendarios').values(row).execute()
}

/** Tells whether it was there. */
export async function deleteCalendarioRow(db: Db, { proyectoId, userId }: Owner, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('calendarios')
    .where('id', '=', id)
    .where('proyectoId', '=', proyectoId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The link of a token, if its owner still sees the project and is not disabled. */
export function selectByToken(db: Db, tokenHash: string) {
  return db
    .selectFrom('calendarios')
    .innerJoin('projects', 'projects.id', 'calendarios.proyectoId')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.companyId', '=', 'projects.companyId')
        .onRef('memberships.userId', '=', 'calendarios.userId'),
    )
    .innerJoin('users', 'users.id', 'calendarios.userId')
    .select(['calendarios.id', 'proyectoId', 'projects.companyId', 'conVencimientos', 'usado'])
    .where('tokenHash', '=', tokenHash)
    .where('users.disabledAt', 'is', null)
    .where(seesProject())
    .executeTakeFirst()
}

export async function updateUsed(db: Db, id: string, usado: string): Promise<void> {
  await db.updateTable('calendarios').set({ usado }).where('id', '=', id).execute()
}
