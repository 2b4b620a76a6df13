import { createMiddleware } from 'hono/factory'
import { unauthorized } from '../lib/problem.ts'
import type { Env, Services, SignedInUser } from './env.ts'

/** Who an Authorization header speaks for: a valid token of an account that still exists and has kept its password since. */
export async function findSession(services: Services, header = ''): Promise<SignedInUser | undefined> {
  const token = /^bearer +(\S+)$/i.exec(header)?.[1]
  if (!token) return undefined
  const claims = await services.tokens.verify(token, services.clock())
  if (!claims) return undefined
  const user = await services.store.read
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'status', 'activeDeveloperId', 'activeProjectId', 'tokenGeneration'])
    .where('id', '=', claims.userId)
    .executeTakeFirst()
  return user?.tokenGeneration === claims.generation ? user : undefined
}

/** Lets signed-in people through. */
export const requireSession = createMiddleware<Env>(async (c, next) => {
  const { services } = c.var
  const user = await findSession(services, c.req.header('authorization'))
  if (!user) throw unauthorized()
  c.set('ctx', { ...services, user })
  await next()
})
