import type { Database, Db } from '../../db/schema.ts'
import { isLikeAddress } from '../../db/search.ts'

type Invitation = Database['invitations']

const columns = ['id', 'mail', 'rol', 'proyectos', 'sentAt', 'expiresAt', 'invitedBy'] as const

const sortColumns = { mail: 'mail', rol: 'rol', enviada: 'sentAt', vence: 'expiresAt' } as const
export type InvitationSort = keyof typeof sortColumns
type Rows = { sort: InvitationSort; order: 'asc' | 'desc'; offset: number; limit: number }

/** Invitations whose address contains every word of a search; addresses are stored in lower case. */
function matchingInvitations(db: Db, companyId: number, search: string) {
  return db.selectFrom('invitations').where('companyId', '=', companyId).where(isLikeAddress('mail', search))
}

/** The number of matching invitations of a company. */
export async function countInvitations(db: Db, companyId: number, search: string): Promise<number> {
  const query = matchingInvitations(db, companyId, search).select((eb) => eb.fn.countAll<number>().as('count'))
  return (await query.executeTakeFirstOrThrow()).count
}

/** A page of the matching invitations of a company. */
export function selectInvitations(db: Db, companyId: number, search: string, { sort, order, offset, limit }: Rows) {
  return matchingInvitations(db, companyId, search)
    .select(columns)
    .orderBy(sortColumns[sort], order)
    .orderBy('id', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Inserts an invitation, or updates that of the same address, keeping its id. */
export function upsertInvitation(db: Db, invitation: Invitation) {
  const { id: _id, companyId: _companyId, mail: _mail, ...rest } = invitation
  return db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['companyId', 'mail']).doUpdateSet(rest))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Deletes an invitation of a company; returns whether it existed. */
export async function deleteInvitationRow(db: Db, companyId: number, id: string): Promise<boolean> {
  const invitations = db.deleteFrom('invitations').where('id', '=', id).where('companyId', '=', companyId)
  return (await invitations.executeTakeFirst()).numDeletedRows > 0n
}

/** The invitation of a token, with its company and the account of its address if there is one. */
export function selectByToken(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('developers', 'developers.id', 'invitations.companyId')
    .leftJoin('users', 'users.email', 'invitations.mail')
    .select([
      'invitations.id',
      'invitations.mail',
      'invitations.rol',
      'invitations.proyectos',
      'invitations.invitedBy',
      'developers.id as companyId',
      'developers.nombre',
      'developers.cuit',
      'users.id as userId',
    ])
    .where('invitations.tokenHash', '=', tokenHash)
    .where('invitations.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}
