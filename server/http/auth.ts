import { createMiddleware } from 'hono/factory'
import { unauthorized } from '../lib/problem.ts'
import type { Env } from './env.ts'

/** Lets signed-in people through: a valid token of an account that still exists and has kept its password since. */
export const requireSession = createMiddleware<Env>(async (c, next) => {
  const { services } = c.var
  const [scheme = '', token] = (c.req.header('authorization') ?? '').split(' ')
  if (!token || scheme.toLowerCase() !== 'bearer') throw unauthorized()
  const claims = await services.tokens.verify(token, services.clock())
  if (!claims) throw unauthorized()
  const user = await services.store.read
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'status', 'activeDeveloperId', 'activeProjectId', 'tokenGeneration'])
    .where('id', '=', claims.userId)
    .executeTakeFirst()
  if (!user || user.tokenGeneration !== claims.generation) throw unauthorized()
  c.set('ctx', { ...services, user })
  await next()
})
