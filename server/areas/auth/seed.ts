import type { Db } from '../../db/schema.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import { nameKeys } from '../../lib/name-keys.ts'

/** Seeds the sample accounts, confirmed and with hashed passwords, and the mark of a sample store. */
export async function seedAccounts(db: Db, { now, accounts }: SeedContext): Promise<void> {
  const createdAt = now.toISOString()
  const rows = accounts.map(({ user, passwordHash }) => ({
    ...user,
    ...nameKeys(user.name),
    passwordHash,
    confirmedAt: createdAt,
    createdAt,
  }))
  await db.insertInto('users').values(rows).execute()
  await db.insertInto('sampleMarks').values({ seededAt: createdAt }).execute()
}
