import type { RawBuilder, Selectable } from 'kysely'
import { prepareQuery } from '../../db/prepared.ts'
import type { Database, Db } from '../../db/schema.ts'

type SessionRow = Selectable<Database['sessions']>

const userColumns = ['users.id', 'name', 'email', 'avatar', 'status', 'activeCompanyId', 'activeProjectId'] as const

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.userId', '=', 'users.id').onRef('memberships.companyId', '=', 'users.activeCompanyId'),
    )
    .select(userColumns)
    .select(['memberships.rol as activeRole', 'memberships.proyectos'])
}

/** The data that every authenticated request needs: user, role in the selected company, and token scope. */
export const selectSession = prepareQuery((db, id: RawBuilder<string>) =>
  selectUsers(db)
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .select(['sessions.id as sessionId', 'tokenName', 'scope', 'sessions.companyId', 'lastUsedAt', 'expiresAt'])
    .where('sessions.id', '=', id),
)

export function selectSignedIn(db: Db, id: string) {
  return selectUsers(db).where('users.id', '=', id).executeTakeFirst()
}

/** Inserts a session; deletes the user's expired ones, and the oldest beyond `most` of its kind. */
export async function insertSession(db: Db, session: SessionRow, most: number): Promise<void> {
  const { userId, createdAt } = session
  await db.deleteFrom('sessions').where('userId', '=', userId).where('expiresAt', '<=', createdAt).execute()
  await db.insertInto('sessions').values(session).execute()
  if (session.tokenName !== null) return
  // Others of the same millisecond may sort before it, so it is counted apart.
  const newestOthers = db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('tokenName', 'is', null)
    .where('id', '!=', session.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(most - 1)
  const surplus = db.deleteFrom('sessions').where('userId', '=', userId).where('tokenName', 'is', null)
  await surplus.where('id', 'not in', newestOthers).where('id', '!=', session.id).execute()
}

export function selectOpenSessions(db: Db, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('tokenName', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .orderBy('id')
    .execute()
}

export function selectTokens(db: Db, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .leftJoin('developers', 'developers.id', 'sessions.companyId')
    .select([
      'sessions.id',
      'tokenName',
      'scope',
      'companyId',
      'nombre',
      'sessions.createdAt',
      'lastUsedAt',
      'expiresAt',
    ])
    .where('userId', '=', userId)
    .where('tokenName', 'is not', null)
    .where('expiresAt', '>', now)
    .orderBy('sessions.createdAt', 'desc')
    .orderBy('sessions.id')
    .execute()
}

export async function countTokens(db: Db, userId: string): Promise<number> {
  const tokens = db.selectFrom('sessions').where('userId', '=', userId).where('tokenName', 'is not', null)
  const { count } = await tokens.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Stores the last use of a session, and the expiry of its newest token. */
export async function updateUse(db: Db, id: string, lastUsedAt: string, expiresAt?: string): Promise<void> {
  const changes = { lastUsedAt, ...(expiresAt !== undefined && { expiresAt }) }
  await db.updateTable('sessions').set(changes).where('id', '=', id).execute()
}

type Which = { id?: string; except?: string; kind?: 'session' | 'token' }

/** Deletes the sessions of a user that match; returns how many. */
export async function deleteSessions(db: Db, userId: string, { id, except, kind }: Which = {}): Promise<number> {
  let sessions = db.deleteFrom('sessions').where('userId', '=', userId)
  if (id !== undefined) sessions = sessions.where('id', '=', id)
  if (except !== undefined) sessions = sessions.where('id', '!=', except)
  if (kind) sessions = sessions.where('tokenName', kind === 'token' ? 'is not' : 'is', null)
  return (await sessions.returning('id').execute()).length
}
