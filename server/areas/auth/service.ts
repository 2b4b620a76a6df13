import { digest } from '../../adapters/digest.ts'
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { deliverSoon, putIntoOutbox, withdrawFromOutbox } from '../mailbox/door.ts'
import { addressTakenMail, confirmationMail, resetMail } from './mails.ts'
import {
  confirmAccount,
  findAccountByEmail,
  hasMailToken,
  insertAccount,
  insertMailToken,
  takeMailToken,
  updatePassword,
  type Account,
  type MailPurpose,
} from './queries.ts'
import type { Device } from '../../http/device.ts'
import { hashOwnPassword, requireOwnPassword } from './sample.service.ts'
import { endSessions, openSession } from './session.service.ts'
import { countTry, forgetTry, type Limit } from '../../db/rate-limit.ts'
import { minutesFrom } from '../../lib/time.ts'

type Session = components['schemas']['Session']

const linkLifetimeMinutes: Record<MailPurpose, number> = {
  'reset-password': 60,
  'confirm-email': 3 * 24 * 60,
  'change-email': 24 * 60,
}
const signUpClosed = () =>
  new Problem(
    403,
    'Sign-up closed',
    'Acá las cuentas las da quien administra Obra: pedile una, o que te invite a su empresa.',
  )
export const usedLink = () => notFound('El enlace ya se usó o venció. Pedí uno nuevo.')

/**
 * A session for the right credentials, else undefined (docs/domain/suite.md, Sign-in and session). Failures are counted per
 * account and address, so that nobody can lock the owner out from elsewhere, and per address over all accounts. Throws 403 for
 * the sample password in a store that is not a sample.
 */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  device: Device,
): Promise<Session | undefined> {
  const { address } = device
  const pair = { key: `sign-in|${email.toLowerCase()}|${address}`, most: 10, windowMinutes: 15 }
  const limits: [Limit, Limit] = [pair, { key: `sign-in|${address}`, most: 100, windowMinutes: 15 }]
  await countTry(services, limits)
  const account = await findAccountByEmail(services.store.read, email)
  const isRight = await services.passwords.verify(password, account?.passwordHash)
  // An unconfirmed account gets the same answer as a wrong password: otherwise signing up and in would reveal whether
  // an address is taken.
  if (!account?.confirmedAt || account.disabledAt || !isRight) return undefined
  await requireOwnPassword(services, password)
  await forgetTry(services, limits)
  return openSession(services, account.id, device)
}

/** Unlocking has the same rules as signing in. */
export const unlockSession = signIn

/** Inside a transaction: a link with a new single-use token of `purpose`; only its hash is stored. */
export async function createLink(
  services: Services,
  db: Db,
  userId: string,
  purpose: MailPurpose,
  path: string,
): Promise<string> {
  const token = `${newId()}${newId()}`.replaceAll('-', '')
  const now = services.clock()
  const expiresAt = minutesFrom(now, linkLifetimeMinutes[purpose])
  await insertMailToken(db, { hash: digest(token), userId, purpose, expiresAt }, now)
  return `${services.publicUrl}${path}?token=${token}`
}

/**
 * Creates the account, to be confirmed by mail. A taken address gets a mail instead, and the caller cannot tell the difference
 * (docs/domain/suite.md, Sign-in and session).
 */
export async function signUp(
  services: Services,
  input: { name: string; email: string; password: string; company?: string | undefined },
  address: string,
): Promise<true> {
  if (services.isSignUpOpen === false) throw signUpClosed()
  const limits = [{ key: `sign-up|${address}`, most: 30, windowMinutes: 60 }]
  await countTry(services, limits)
  const passwordHash = await hashOwnPassword(services, input.password)
  const now = services.clock().toISOString()
  const account = { id: newId(), name: input.name.trim(), email: input.email.trim().toLowerCase() }
  // Both cases write one row and one mail in one transaction, so that the response time does not differ either.
  await services.store.write(async (db) => {
    const isNew = await insertAccount(db, {
      ...account,
      passwordHash,
      confirmedAt: null,
      createdAt: now,
      company: input.company?.trim() || null,
    })
    if (isNew) return sendConfirmation(services, db, account)
    const owner = await findAccountByEmail(db, account.email)
    if (owner) await putIntoOutbox(services, db, addressTakenMail(owner, `${services.publicUrl}/sign-in`))
  })
  deliverSoon(services)
  return true
}

async function sendConfirmation(
  services: Services,
  db: Db,
  account: Pick<Account, 'id' | 'name' | 'email'>,
): Promise<void> {
  const link = await createLink(services, db, account.id, 'confirm-email', '/confirmation-required')
  await putIntoOutbox(services, db, confirmationMail(account, link))
}

/** Confirms the account of `token`. Throws 404 for a used, expired or unknown token. */
export async function confirmEmail(services: Services, token: string): Promise<true> {
  await services.store.write(async (db) => {
    const now = services.clock()
    const userId = await takeMailToken(db, digest(token), 'confirm-email', now)
    if (!userId) throw usedLink()
    await confirmAccount(db, userId, now)
  })
  return true
}

/** As much work as `sendMail` with a link, without a lasting effect. */
async function pretendMail(services: Services, db: Db, email: string): Promise<void> {
  const nobody = { name: email, email }
  const message = resetMail(nobody, `${services.publicUrl}/reset-password?token=${newId()}${newId()}`)
  const outboxId = await putIntoOutbox(services, db, message)
  await withdrawFromOutbox(db, outboxId)
}

type MailCall = 'forgot-password' | 'resend-confirmation'

/**
 * Puts the mail of the call into the outbox if there is an account for it. Otherwise as much is written and removed, so that
 * neither the response nor its time tells (docs/domain/suite.md, Sign-in and session).
 */
async function requestMail(services: Services, call: MailCall, email: string, address: string): Promise<true> {
  const limits = [
    { key: `${call}|${email.toLowerCase()}`, most: 10, windowMinutes: 60 },
    { key: `${call}|${address}`, most: 50, windowMinutes: 60 },
  ]
  await countTry(services, limits)
  await services.store.write(async (db) => {
    const account = await findAccountByEmail(db, email)
    if (!account || (call === 'resend-confirmation' && account.confirmedAt)) return pretendMail(services, db, email)
    if (call === 'resend-confirmation') return sendConfirmation(services, db, account)
    const link = await createLink(services, db, account.id, 'reset-password', '/reset-password')
    await putIntoOutbox(services, db, resetMail(account, link))
  })
  deliverSoon(services)
  return true
}

/** Sends another confirmation link. */
export function resendConfirmation(services: Services, email: string, address: string): Promise<true> {
  return requestMail(services, 'resend-confirmation', email, address)
}

/** Sends a link to set a new password. */
export function forgotPassword(services: Services, email: string, address: string): Promise<true> {
  return requestMail(services, 'forgot-password', email, address)
}

/** Whether a password link still works, without using it up. Throws 404 if it does not. */
export async function checkResetToken(services: Services, token: string, address: string): Promise<true> {
  await countTry(services, [{ key: `check-reset|${address}`, most: 60, windowMinutes: 15 }])
  if (!(await hasMailToken(services.store.read, digest(token), 'reset-password', services.clock()))) throw usedLink()
  return true
}

/** Sets a new password and ends all older sessions. Throws 404 for a used, expired or unknown token. */
export async function resetPassword(services: Services, input: { token: string; password: string }): Promise<true> {
  const tokenHash = digest(input.token)
  // Check first: hashing is expensive and must not serve token guessing.
  if (!(await hasMailToken(services.store.read, tokenHash, 'reset-password', services.clock()))) throw usedLink()
  const passwordHash = await hashOwnPassword(services, input.password)
  await services.store.write(async (db) => {
    const now = services.clock()
    const userId = await takeMailToken(db, tokenHash, 'reset-password', now)
    if (!userId) throw usedLink()
    await updatePassword(db, userId, passwordHash)
    await endSessions(services, db, userId)
    await confirmAccount(db, userId, now)
  })
  return true
}
