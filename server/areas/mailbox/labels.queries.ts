import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { MailboxTables } from './tables.ts'

const labelColumns = ['id', 'title', 'slug', 'color'] as const

/** A user's mailbox settings, or undefined before the first change. */
export function selectSettings(db: Db, userId: string) {
  return db.selectFrom('mailboxSettings').select('messageLayout').where('userId', '=', userId).executeTakeFirst()
}

export async function upsertSettings(db: Db, settings: MailboxTables['mailboxSettings']): Promise<void> {
  await db
    .insertInto('mailboxSettings')
    .values(settings)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ messageLayout: settings.messageLayout }))
    .execute()
}

/** A user's labels, newest first. */
export function selectLabels(db: Db, userId: string) {
  return db
    .selectFrom('mailboxLabels')
    .select(labelColumns)
    .where('userId', '=', userId)
    .orderBy('seq', 'desc')
    .execute()
}

export function selectLabelBySlug(db: Db, userId: string, slug: string) {
  return db
    .selectFrom('mailboxLabels')
    .select('id')
    .where('userId', '=', userId)
    .where('slug', '=', slug)
    .executeTakeFirst()
}

export function insertLabels(db: Db, labels: Insertable<MailboxTables['mailboxLabels']>[]) {
  return db.insertInto('mailboxLabels').values(labels).returning(labelColumns).execute()
}

export function updateLabelColumns(db: Db, id: string, columns: Updateable<MailboxTables['mailboxLabels']>) {
  return db
    .updateTable('mailboxLabels')
    .set(columns)
    .where('id', '=', id)
    .returning(labelColumns)
    .executeTakeFirstOrThrow()
}

/** Deletes a user's label and its labelings; false if there is no such label. */
export async function deleteLabelRow(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('mailboxLabels')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
