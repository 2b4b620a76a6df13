/** Accounts that are made without signing up: by an invitation, or by the command on the server's machine. */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { conflict } from '../../lib/problem.ts'
import { insertAccount } from './queries.ts'
import { hashOwnPassword } from './sample.service.ts'

type NewAccount = { name: string; email: string; password: string }

/** An account whose address is proved already; `insert` stores it inside a write. Its password is hashed before. */
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
