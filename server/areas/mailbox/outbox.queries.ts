import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { MailboxTables } from './tables.ts'

type OutboxMail = MailboxTables['outboxMails']

export async function insertOutboxMail(
  db: Db,
  mail: OutboxMail,
  emails: string[],
  fileIds: string[],
  nextAt: string,
): Promise<void> {
  const outboxId = mail.id
  await db.insertInto('outboxMails').values(mail).execute()
  const recipients = emails.map((email) => ({ outboxId, email, attempts: 0, status: 'waiting' as const, nextAt }))
  await db.insertInto('outboxRecipients').values(recipients).execute()
  const files = fileIds.map((fileId) => ({ outboxId, fileId }))
  if (files.length > 0) await db.insertInto('outboxFiles').values(files).execute()
}

/**
 * Reserves up to `limit` due recipients, and all others of their mails that are due, until `until`, so that no other replica
 * sends them; the caller holds the outbox lock. A try later than `latest`, the longest pause, is due too: the clock was set back.
 */
export async function takeDue(db: Db, times: { now: string; until: string; latest: string }, limit: number) {
  const { now, until, latest } = times
  const dueRecipients = db
    .selectFrom('outboxRecipients')
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('nextAt', '<=', now), eb('nextAt', '>', latest)]))
    .orderBy('nextAt')
    .orderBy('seq')
  const first = await dueRecipients.select('outboxId').limit(limit).execute()
  if (first.length === 0) return []
  const outboxIds = first.map(({ outboxId }) => outboxId)
  const due = await dueRecipients
    .innerJoin('outboxMails', 'outboxMails.id', 'outboxRecipients.outboxId')
    .select(['seq', 'outboxId', 'email', 'attempts', 'message'])
    .where('outboxId', 'in', outboxIds)
    .execute()
  const seqs = due.map(({ seq }) => seq)
  const reserved = db.updateTable('outboxRecipients').where('seq', 'in', seqs)
  await reserved.set((eb) => ({ nextAt: until, attempts: eb('attempts', '+', 1) })).execute()
  return due
}

export async function deleteRecipient(db: Db, seq: number): Promise<void> {
  await db.deleteFrom('outboxRecipients').where('seq', '=', seq).execute()
}

export async function updateRecipient(
  db: Db,
  seq: number,
  columns: { status: 'waiting' | 'failed'; nextAt: string },
): Promise<void> {
  await db.updateTable('outboxRecipients').set(columns).where('seq', '=', seq).execute()
}

/** The remaining recipients of a mail: waiting or failed. */
export function selectRecipientsLeft(db: Db, outboxId: string) {
  return db
    .selectFrom('outboxRecipients')
    .select(['email', 'status'])
    .where('outboxId', '=', outboxId)
    .orderBy('seq')
    .execute()
}

/** Removes a mail from the outbox, with files that nothing else uses. */
export async function endOutboxMail(
  db: Db,
  outboxId: string,
): Promise<Pick<OutboxMail, 'userId' | 'mailId' | 'message'> | undefined> {
  const files = await db.deleteFrom('outboxFiles').where('outboxId', '=', outboxId).returning('fileId').execute()
  const ended = await db
    .deleteFrom('outboxMails')
    .where('id', '=', outboxId)
    .returning(['userId', 'mailId', 'message'])
    .executeTakeFirst()
  const fileIds = files.map(({ fileId }) => fileId)
  if (fileIds.length > 0) await deleteUnusedFiles(db, fileIds)
  return ended
}

/** Deletes files that no attachment and no outbox mail uses. */
export async function deleteUnusedFiles(db: Db, fileIds: string[]): Promise<void> {
  await db
    .deleteFrom('mailFiles')
    .where('id', 'in', fileIds)
    .where(
      sql<boolean>`not exists (select 1 from "mailAttachments" where "mailAttachments"."fileId" = "mailFiles"."id")`,
    )
    .where(sql<boolean>`not exists (select 1 from "outboxFiles" where "outboxFiles"."fileId" = "mailFiles"."id")`)
    .execute()
}

export async function updateDelivery(db: Db, mailId: string, delivery: 'sent' | 'failed'): Promise<void> {
  await db.updateTable('mails').set({ delivery }).where('id', '=', mailId).execute()
}

/** The author of a mail, for the failure notice. */
export function selectWriter(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'status', 'activeCompanyId', 'activeProjectId'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** The number of waiting recipients. */
export async function countWaiting(db: Db): Promise<number> {
  const query = db.selectFrom('outboxRecipients').where('status', '=', 'waiting')
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export function selectOutbox(db: Db, limit: number) {
  return db
    .selectFrom('outboxRecipients')
    .innerJoin('outboxMails', 'outboxMails.id', 'outboxRecipients.outboxId')
    .select(['email', 'message', 'attempts', 'status', 'createdAt', 'nextAt'])
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** Makes all waiting and failed recipients due at `now`. */
export async function makeDue(db: Db, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outboxRecipients')
    .set({ status: 'waiting', nextAt: now })
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
