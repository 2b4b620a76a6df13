import type { Database, Db } from '../../db/schema.ts'

type Invitation = Database['invitations']

const columns = ['id', 'mail', 'rol', 'sentAt', 'expiresAt', 'invitedBy'] as const

/** How many invitations a company has. */
export async function countInvitations(db: Db, developerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('invitations')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('developerId', '=', developerId)
    .executeTakeFirstOrThrow()
  return count
}

/** A page of the invitations of a company, the newest first. */
export function selectInvitations(db: Db, developerId: number, offset: number, limit: number) {
  return db
    .selectFrom('invitations')
    .select(columns)
    .where('developerId', '=', developerId)
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** Stores an invitation; one of the same address keeps its id and gets all the rest. */
export function upsertInvitation(db: Db, invitation: Invitation) {
  const { id: _id, developerId: _developerId, mail: _mail, ...rest } = invitation
  return db
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.columns(['developerId', 'mail']).doUpdateSet(rest))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Deletes an invitation of a company; tells whether it was there. */
export async function deleteInvitationRow(db: Db, developerId: number, id: string): Promise<boolean> {
  const invitations = db.deleteFrom('invitations').where('id', '=', id).where('developerId', '=', developerId)
  return (await invitations.executeTakeFirst()).numDeletedRows > 0n
}

/** What a token invites to, with its company, and the account of its address where there is one. */
export function selectByToken(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('developers', 'developers.id', 'invitations.developerId')
    .leftJoin('users', 'users.email', 'invitations.mail')
    .select([
      'invitations.id',
      'invitations.mail',
      'invitations.rol',
      'invitations.invitedBy',
      'developers.id as developerId',
      'developers.nombre',
      'developers.cuit',
      'users.id as userId',
    ])
    .where('invitations.tokenHash', '=', tokenHash)
    .where('invitations.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}
