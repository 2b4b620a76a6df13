import type { Selectable } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import { nameKeys } from '../../lib/name-keys.ts'

export type Account = Selectable<Database['users']>
export type MailPurpose = Database['mailTokens']['purpose']

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst()
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Inserts an account; false if the address is in use. */
export async function insertAccount(
  db: Db,
  account: Pick<Account, 'id' | 'name' | 'email' | 'passwordHash' | 'confirmedAt' | 'createdAt'> & {
    company?: string | null
  },
): Promise<boolean> {
  const insert = db.insertInto('users').values({ ...account, ...nameKeys(account.name) })
  const added = await insert
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** Stores a new token, and deletes expired ones. */
export async function insertMailToken(db: Db, token: Database['mailTokens'], now: Date): Promise<void> {
  await db.deleteFrom('mailTokens').where('expiresAt', '<', now.toISOString()).execute()
  await db.insertInto('mailTokens').values(token).execute()
}

/** Whether a token is valid for `purpose` now. */
export async function hasMailToken(db: Db, hash: string, purpose: MailPurpose, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('mailTokens')
    .select('expiresAt')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row !== undefined && row.expiresAt > now.toISOString()
}

/** Uses a token up and returns its user; undefined if it is unknown, used or expired. */
export async function takeMailToken(
  db: Db,
  hash: string,
  purpose: MailPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('mailTokens')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .returning(['userId', 'expiresAt'])
    .executeTakeFirst()
  return row && row.expiresAt > now.toISOString() ? row.userId : undefined
}

/** Sets the password, and deletes all links that could set it. */
export async function updatePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
  await db.deleteFrom('mailTokens').where('userId', '=', userId).where('purpose', '=', 'reset-password').execute()
}

/** Stores the requested new address; older links for another one are deleted. */
export async function updateNewEmail(db: Db, userId: string, newEmail: string): Promise<void> {
  await db.updateTable('users').set({ newEmail }).where('id', '=', userId).execute()
  await db.deleteFrom('mailTokens').where('userId', '=', userId).where('purpose', '=', 'change-email').execute()
}

/** Changes an account's address, and deletes the links sent to the previous one. */
export async function updateEmail(db: Db, userId: string, email: string): Promise<void> {
  await db.updateTable('users').set({ email, newEmail: null }).where('id', '=', userId).execute()
  await db.deleteFrom('mailTokens').where('userId', '=', userId).execute()
}

/** All accounts, by mail address. */
export function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'confirmedAt', 'disabledAt', 'createdAt'])
    .orderBy('email')
    .execute()
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0
}

export async function hasSampleMark(db: Db): Promise<boolean> {
  return (await db.selectFrom('sampleMarks').select('seededAt').limit(1).execute()).length > 0
}

export async function deleteSampleMark(db: Db): Promise<void> {
  await db.deleteFrom('sampleMarks').execute()
}

/** Disables an account, or enables it with null. */
export async function updateDisabled(db: Db, userId: string, disabledAt: string | null): Promise<void> {
  await db.updateTable('users').set({ disabledAt }).where('id', '=', userId).execute()
}

/** Marks the account's address as confirmed; keeps the first time. */
export async function confirmAccount(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ confirmedAt: now.toISOString() })
    .where('id', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute()
}
