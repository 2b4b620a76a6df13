import { digest } from '../../adapters/digest.ts'
import type { Context } from '../../context.ts'
import { countTry } from '../../db/rate-limit.ts'
import { conflict, invalid } from '../../lib/problem.ts'
import { isUniqueViolation } from '../../lib/store-failures.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { announceChange } from '../live/door.ts'
import { deliverSoon, putIntoOutbox } from '../mailbox/door.ts'
import { toUser } from '../user/door.ts'
import { emailChangedMail, emailTakenMail, newEmailMail } from './mails.ts'
import { requirePerson } from './open-sessions.service.ts'
import { findAccount, findAccountByEmail, takeMailToken, updateEmail, updateNewEmail } from './queries.ts'
import { createLink, usedLink } from './service.ts'

type Schemas = components['schemas']

const addressTaken = () => conflict('Esa dirección ya tiene otra cuenta de Obra.')

/**
 * Sends a confirmation link to the new address. An address in use gets another mail, and the caller cannot tell the difference.
 * Throws 400 for a wrong password, 403 for a script token, 429 after ten calls in 15 minutes.
 */
export async function requestEmailChange(ctx: Context, { current, email }: Schemas['EmailChange']): Promise<true> {
  requirePerson(ctx)
  const { user } = ctx
  await countTry(ctx, [{ key: `change-email|${user.id}`, most: 10, windowMinutes: 15 }])
  const account = (await findAccount(ctx.store.read, user.id))!
  if (!(await ctx.passwords.verify(current, account.passwordHash))) {
    throw invalid('current', 'No es tu contraseña actual.')
  }
  const newEmail = email.trim().toLowerCase()
  if (newEmail === account.email) throw invalid('email', 'Es el email que ya tenés.')
  await ctx.store.write(async (db) => {
    await updateNewEmail(db, user.id, newEmail)
    const owner = await findAccountByEmail(db, newEmail)
    const link = await createLink(ctx, db, user.id, 'change-email', '/settings/account')
    await putIntoOutbox(
      ctx,
      db,
      owner ? emailTakenMail(owner) : newEmailMail({ name: account.name, email: newEmail }, link),
    )
  })
  deliverSoon(ctx)
  return true
}

/**
 * Sets the address confirmed by `token`, and notifies the previous one. Throws 404 for a used, expired, unknown or another user's
 * token, 409 if the address is in use by now.
 */
export async function confirmEmailChange(ctx: Context, token: string): Promise<Schemas['User']> {
  requirePerson(ctx)
  const user = await ctx.store.write(async (db) => {
    const userId = await takeMailToken(db, digest(token), 'change-email', ctx.clock())
    const account = userId === ctx.user.id ? await findAccount(db, userId) : undefined
    if (!account?.newEmail) throw usedLink()
    const { newEmail } = account
    if (await findAccountByEmail(db, newEmail)) throw addressTaken()
    await updateEmail(db, account.id, newEmail).catch((error: unknown) => {
      // Another account was given the address concurrently.
      throw isUniqueViolation(error) ? addressTaken() : error
    })
    await putIntoOutbox(ctx, db, emailChangedMail(account, newEmail))
    await announceChange(ctx, db, 'user')
    return toUser({ ...account, email: newEmail })
  })
  deliverSoon(ctx)
  return user
}
