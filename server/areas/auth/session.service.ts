/** Reads the session of a request, and opens sessions after a sign-in. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Services, SignedInUser } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Device } from '../../http/device.ts'
import { newId } from '../../lib/ids.ts'
import { unauthorized } from '../../lib/problem.ts'
import { visibleProjects } from '../../records/visible-projects.ts'
import { announceSessionsEnd } from '../live/door.ts'
import { toUser } from '../user/door.ts'
import { findAccount } from './queries.ts'
import { deleteSessions, insertSession, selectSession, selectSignedIn, updateUse } from './sessions.queries.ts'

type Session = components['schemas']['Session']
type SessionRow = Awaited<ReturnType<typeof selectSession>>[number]

const lifetimeMilliseconds = 7 * 86_400_000
const mostSessions = 50
/** The last use and the end of a session are stored with this precision, to save writes. */
const notedEveryMilliseconds = 10 * 60_000

/** Opens a session for an authenticated account; its token is valid for 7 days (docs/domain/suite.md, Sign-in and session). */
export async function openSession(services: Services, userId: string, device: Device): Promise<Session> {
  const account = (await findAccount(services.store.read, userId))!
  const now = services.clock()
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds)
  const times = { createdAt: now.toISOString(), lastUsedAt: now.toISOString(), expiresAt: expiresAt.toISOString() }
  const row = { id: newId(), userId, ...device, ...times, tokenName: null, scope: 'write' as const, companyId: null }
  await services.store.write((db) => insertSession(db, row, mostSessions))
  const accessToken = await services.tokens.sign(userId, row.id, now, expiresAt)
  return { user: toUser(account), accessToken, tokenType: 'bearer' }
}

async function findRow(services: Services, token: string): Promise<SessionRow | undefined> {
  const claims = await services.tokens.verify(token, services.clock())
  return claims && (await selectSession(services.store.read, claims.sessionId))[0]
}

/** Renews a session by a token that is still valid. Throws 401, also for a script token. */
export async function signInWithToken(services: Services, accessToken: string): Promise<Session> {
  const row = await findRow(services, accessToken)
  const account = row?.tokenName === null ? await findAccount(services.store.read, row.id) : undefined
  if (!row || !account) throw unauthorized()
  const now = services.clock()
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds)
  // Compare the end, not the last use, which any request updates: otherwise the session could expire before its token.
  if (expiresAt.getTime() - Date.parse(row.expiresAt) >= notedEveryMilliseconds) {
    await services.store.write((db) => updateUse(db, row.sessionId, now.toISOString(), expiresAt.toISOString()))
  }
  const fresh = await services.tokens.sign(account.id, row.sessionId, now, expiresAt)
  return { user: toUser(account), accessToken: fresh, tokenType: 'bearer' }
}

/** The user of an Authorization header with a valid token of an open session. */
export async function findSession(services: Services, header = ''): Promise<SignedInUser | undefined> {
  const token = /^bearer +(\S+)$/i.exec(header)?.[1]
  const row = token && (await findRow(services, token))
  if (!row) return undefined
  const now = services.clock()
  if (isUseOld(row, now)) {
    services.background.run('note the use of a session', () =>
      services.store.write((db) => updateUse(db, row.sessionId, now.toISOString())),
    )
  }
  const activeProyectos = visibleProjects(row.proyectos)
  const script = row.tokenName === null ? null : { scope: row.scope, companyId: row.companyId }
  return { ...row, activeProyectos, script }
}

function isUseOld({ lastUsedAt }: SessionRow, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - Date.parse(lastUsedAt) >= notedEveryMilliseconds
}

/** An account as a user without a session: for an operator who acts on its behalf. */
export async function findSignedIn({ store }: Services, id: string): Promise<SignedInUser | undefined> {
  const user = await selectSignedIn(store.read, id)
  return user && { ...user, activeProyectos: visibleProjects(user.proyectos), sessionId: '', script: null }
}

/** Inside a transaction: ends every session of a user except `except`, and revokes all script tokens. */
export async function endSessions(services: Services, db: Db, userId: string, except?: string): Promise<void> {
  await deleteSessions(db, userId, except === undefined ? {} : { except })
  await announceSessionsEnd(services, db, userId)
}
