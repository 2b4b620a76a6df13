/** Who may: whoever is signed in, on their own account. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context, Services } from '../../context.ts'
import { countTry, forgetTry, type Limit } from '../../db/rate-limit.ts'
import { invalid } from '../../lib/problem.ts'
import { announceSessionsEnd } from '../events/service.ts'
import { openSessionOf } from './accounts.service.ts'
import { findAccount, replacePassword } from './queries.ts'

/**
 * Sets another password for who knows the present one, ends all sessions, and answers a new one for the caller. Throws 400 for
 * a wrong present password, and 429 after ten of them in 15 minutes.
 */
export async function changePassword(
  services: Services,
  { user }: Pick<Context, 'user'>,
  { current, password }: components['schemas']['PasswordChange'],
): Promise<components['schemas']['Session']> {
  const limits: [Limit] = [{ key: `change-password|${user.id}`, most: 10, windowMinutes: 15 }]
  await countTry(services, limits)
  const account = await findAccount(services.store.read, user.id)
  if (!(await services.passwords.verify(current, account?.passwordHash))) {
    throw invalid('current', 'No es tu contraseña actual.')
  }
  await forgetTry(services, limits)
  const passwordHash = await services.passwords.hash(password)
  await services.store.write(async (db) => {
    await replacePassword(db, user.id, passwordHash)
    await announceSessionsEnd(services, db, user.id)
  })
  return openSessionOf(services, user.id)
}
