/**
 * Who may: whoever has an invitation, and the command on the server's machine.
 * Accounts that are made without signing up: by an invitation, or by the command on the server's machine.
 */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { conflict } from '../../lib/problem.ts'
import { toUser } from '../user/service.ts'
import { findAccount, insertAccount } from './queries.ts'

type NewAccount = { name: string; email: string; password: string }

/** An account whose address is proved already; `insert` stores it inside a write. Its password is hashed before. */
export async function makeConfirmedAccount(services: Pick<Services, 'passwords' | 'clock'>, account: NewAccount) {
  const id = newId()
  const passwordHash = await services.passwords.hash(account.password)
  const now = services.clock().toISOString()
  const email = account.email.trim().toLowerCase()
  const row = { id, name: account.name.trim(), email, passwordHash, confirmedAt: now, createdAt: now }
  return {
    id,
    async insert(db: Db): Promise<void> {
      if (!(await insertAccount(db, row))) throw conflict(`${email} ya tiene una cuenta en Obra.`)
    },
  }
}

/** A session of an account that has just proved who it is. */
export async function openSessionOf(services: Services, userId: string): Promise<components['schemas']['Session']> {
  const account = (await findAccount(services.store.read, userId))!
  const accessToken = await services.tokens.sign(account.id, account.tokenGeneration, services.clock())
  return { user: toUser(account), accessToken, tokenType: 'bearer' }
}
