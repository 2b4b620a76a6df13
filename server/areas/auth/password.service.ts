import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { countTry, forgetTry, type Limit } from '../../db/rate-limit.ts'
import type { Device } from '../../http/device.ts'
import { invalid } from '../../lib/problem.ts'
import { requirePerson } from './open-sessions.service.ts'
import { findAccount, updatePassword } from './queries.ts'
import { hashOwnPassword } from './sample.service.ts'
import { endSessions, openSession } from './session.service.ts'

/**
 * Sets a new password given the current one, ends all sessions and tokens, and returns a new session for the caller.
 * Throws 400 for a wrong current password, 403 for a script token, 429 after ten wrong ones in 15 minutes.
 */
export async function changePassword(
  ctx: Context,
  { current, password }: components['schemas']['PasswordChange'],
  device: Device,
): Promise<components['schemas']['Session']> {
  requirePerson(ctx)
  const { user } = ctx
  const limits: [Limit] = [{ key: `change-password|${user.id}`, most: 10, windowMinutes: 15 }]
  await countTry(ctx, limits)
  const account = await findAccount(ctx.store.read, user.id)
  if (!(await ctx.passwords.verify(current, account?.passwordHash))) {
    throw invalid('current', 'No es tu contraseña actual.')
  }
  await forgetTry(ctx, limits)
  const passwordHash = await hashOwnPassword(ctx, password)
  await ctx.store.write(async (db) => {
    await updatePassword(db, user.id, passwordHash)
    await endSessions(ctx, db, user.id)
  })
  return openSession(ctx, user.id, device)
}
