/** Sessions and script tokens. A script token may only end itself. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, forbidden, notFound } from '../../lib/problem.ts'
import { getDeveloper } from '../developers/door.ts'
import { announceSessionsEnd } from '../live/door.ts'
import { countTokens, deleteSessions, insertSession, selectOpenSessions, selectTokens } from './sessions.queries.ts'

type Schemas = components['schemas']

const mostTokens = 50
const dayMilliseconds = 86_400_000

/** Throws 403 for a script token: what it opened or ended would outlive it. */
export function requirePerson({ user }: Context): void {
  if (user.script) throw forbidden('Esto no se puede hacer con un token: iniciá sesión con tu contraseña.')
}

/** Ends the session or script token of the request. */
export async function signOut(ctx: Context): Promise<true> {
  await end(ctx, { id: ctx.user.sessionId })
  return true
}

export async function listSessions(ctx: Context): Promise<Schemas['OpenSessionList']> {
  requirePerson(ctx)
  const rows = await selectOpenSessions(ctx.store.read, ctx.user.id, ctx.clock().toISOString())
  return rows.map((row) => ({
    ...row,
    lastUsedAt: row.lastUsedAt ?? row.createdAt,
    isCurrent: row.id === ctx.user.sessionId,
  }))
}

/** Ends a session. Throws 404. */
export async function endSession(ctx: Context, id: string): Promise<true> {
  requirePerson(ctx)
  if ((await end(ctx, { id, kind: 'session' })) === 0) throw notFound('Esa sesión ya terminó.')
  return true
}

/** Ends all other sessions of the user. */
export async function endOtherSessions(ctx: Context): Promise<true> {
  requirePerson(ctx)
  await end(ctx, { except: ctx.user.sessionId, kind: 'session' })
  return true
}

export async function listTokens(ctx: Context): Promise<Schemas['ScriptTokenList']> {
  requirePerson(ctx)
  const rows = await selectTokens(ctx.store.read, ctx.user.id, ctx.clock().toISOString())
  return rows.map(({ id, tokenName, scope, companyId, nombre, createdAt, lastUsedAt, expiresAt }) => {
    const desarrolladora = companyId === null ? null : { id: companyId, nombre: nombre! }
    return { id, name: tokenName!, scope, desarrolladora, createdAt, lastUsedAt, expiresAt }
  })
}

/** Creates a script token. Throws 404 for a company the user is not in, 409 if the user has 50 already. */
export async function createToken(
  ctx: Context,
  { name, scope, desarrolladoraId, days = 90 }: Schemas['ScriptTokenInput'],
): Promise<Schemas['ScriptTokenCreated']> {
  requirePerson(ctx)
  const companyId = desarrolladoraId ?? null
  if (companyId !== null) await getDeveloper(ctx, companyId)
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + days * dayMilliseconds)
  const times = { createdAt: now.toISOString(), lastUsedAt: null, expiresAt: expiresAt.toISOString() }
  const row = {
    id: newId(),
    userId: ctx.user.id,
    device: '',
    address: '',
    ...times,
    tokenName: name.trim(),
    scope,
    companyId,
  }
  await ctx.store.write(async (db) => {
    await insertSession(db, row, mostTokens)
    if ((await countTokens(db, ctx.user.id)) > mostTokens) {
      throw conflict(`Ya tenés ${mostTokens} tokens. Revocá los que no uses y probá de nuevo.`)
    }
  })
  const accessToken = await ctx.tokens.sign(ctx.user.id, row.id, now, expiresAt)
  return { token: (await listTokens(ctx)).find(({ id }) => id === row.id)!, accessToken }
}

/** Throws 404. */
export async function revokeToken(ctx: Context, id: string): Promise<true> {
  requirePerson(ctx)
  if ((await end(ctx, { id, kind: 'token' })) === 0) throw notFound('Ese token ya no vale.')
  return true
}

function end(ctx: Context, which: Parameters<typeof deleteSessions>[2]): Promise<number> {
  return ctx.store.write(async (db) => {
    const ended = await deleteSessions(db, ctx.user.id, which)
    if (ended > 0) await announceSessionsEnd(ctx, db, ctx.user.id)
    return ended
  })
}
