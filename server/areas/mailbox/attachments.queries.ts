import { sql, type Insertable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { deleteUnusedFiles } from './outbox.queries.ts'
import type { MailboxTables } from './tables.ts'

const attachmentColumns = ['id', 'mailSeq', 'type', 'name', 'size', 'fileId'] as const

/** The attachments of mails, in the order they were attached. */
export function selectAttachmentsOf(db: Db, mailSeqs: number[]) {
  return db
    .selectFrom('mailAttachments')
    .select(attachmentColumns)
    .where('mailSeq', 'in', mailSeqs)
    .orderBy('seq')
    .execute()
}

/** The user's attachments with these ids, unordered. */
export function selectAttachments(db: Db, userId: string, ids: string[]) {
  return db
    .selectFrom('mailAttachments')
    .select(attachmentColumns)
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .execute()
}

export type AttachmentRow = Awaited<ReturnType<typeof selectAttachments>>[number]

export function insertAttachments(db: Db, rows: Insertable<MailboxTables['mailAttachments']>[]) {
  return db.insertInto('mailAttachments').values(rows).returning(attachmentColumns).execute()
}

export async function bindAttachment(db: Db, id: string, mailSeq: number): Promise<void> {
  await db.updateTable('mailAttachments').set({ mailSeq }).where('id', '=', id).execute()
}

export async function insertFile(db: Db, file: Insertable<MailboxTables['mailFiles']>): Promise<void> {
  await db.insertInto('mailFiles').values(file).execute()
}

/** The hash and size of a file. */
export function selectFile(db: Db, id: string): Promise<{ hash: string; bytes: number } | undefined> {
  return db.selectFrom('mailFiles').select(['hash', 'bytes']).where('id', '=', id).executeTakeFirst()
}

/** Deletes attachments and returns the ids of their files. */
async function deleteRows(db: Db, which: { ids: string[] } | { mailSeqs: number[] }): Promise<string[]> {
  const query = db.deleteFrom('mailAttachments').returning('fileId')
  const rows =
    'ids' in which
      ? await query.where('id', 'in', which.ids).execute()
      : await query.where('mailSeq', 'in', which.mailSeqs).execute()
  return [...new Set(rows.map((row) => row.fileId))]
}

/** Deletes attachments, and files that no other attachment or outbox mail uses. */
export async function deleteAttachments(db: Db, which: { ids: string[] } | { mailSeqs: number[] }): Promise<void> {
  const fileIds = await deleteRows(db, which)
  if (fileIds.length === 0) return
  await deleteUnusedFiles(db, fileIds)
}

/** The user's uploads before `before` that are not attached to a mail. */
export async function selectLooseIds(db: Db, userId: string, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mailAttachments')
    .select('id')
    .where('userId', '=', userId)
    .where(sql<boolean>`"mailSeq" is null`)
    .where('createdAt', '<', before)
    .limit(100)
    .execute()
  return rows.map((row) => row.id)
}
