/** Accounts created without sign-up: by an invitation, or by a command on the server. */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { conflict } from '../../lib/problem.ts'
import { insertAccount } from './queries.ts'
import { hashOwnPassword } from './sample.service.ts'

type NewAccount = { name: string; email: string; password: string }

/**
 * Prepares an account with a confirmed address; `insert` stores it inside a transaction. The password is hashed beforehand, as that
 * is slow.
 */
export async function makeConfirmedAccount(
  services: Pick<Services, 'store' | 'passwords' | 'clock'>,
  account: NewAccount,
) {
  const id = newId()
  const passwordHash = await hashOwnPassword(services, account.password)
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
