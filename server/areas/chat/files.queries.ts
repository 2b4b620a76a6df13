import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { ChatTables } from './tables.ts'

const columns = ['id', 'messageSeq', 'name', 'type', 'size', 'fileId'] as const

export type AttachmentRow = Pick<Selectable<ChatTables['chatAttachments']>, (typeof columns)[number]>
export type NewAttachment = Omit<Insertable<ChatTables['chatAttachments']>, 'seq'>

export async function insertFile(db: Db, file: Insertable<ChatTables['chatFiles']>): Promise<void> {
  await db.insertInto('chatFiles').values(file).execute()
}

export async function insertAttachments(db: Db, rows: NewAttachment[]): Promise<void> {
  await db.insertInto('chatAttachments').values(rows).execute()
}

/** The files of messages, in order. */
export function selectAttachmentsOf(db: Db, messageSeqs: number[]): Promise<AttachmentRow[]> {
  return db
    .selectFrom('chatAttachments')
    .select(columns)
    .where('messageSeq', 'in', messageSeqs)
    .orderBy('seq')
    .execute()
}

/** A user's uploads with these ids that are not attached to a message, unordered. */
export function selectLoose(db: Db, ownerId: string, ids: string[]): Promise<AttachmentRow[]> {
  return db
    .selectFrom('chatAttachments')
    .select(columns)
    .where('ownerId', '=', ownerId)
    .where('messageSeq', 'is', null)
    .where('id', 'in', ids)
    .execute()
}

export async function bindAttachment(db: Db, id: string, messageSeq: number): Promise<void> {
  await db.updateTable('chatAttachments').set({ messageSeq }).where('id', '=', id).execute()
}

/** The name and stored content of a user's file, unless its message was deleted. */
export async function selectFile(db: Db, ownerId: string, id: string) {
  return db
    .selectFrom('chatAttachments')
    .innerJoin('chatFiles', 'chatFiles.id', 'chatAttachments.fileId')
    .leftJoin('chatMessages', 'chatMessages.seq', 'chatAttachments.messageSeq')
    .select(['chatAttachments.name', 'chatFiles.hash', 'chatFiles.bytes'])
    .where('chatAttachments.ownerId', '=', ownerId)
    .where('chatAttachments.id', '=', id)
    .where('chatMessages.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Deletes a user's uploads before a time that are not attached to a message. */
export async function deleteLoose(db: Db, ownerId: string, before: string): Promise<void> {
  const rows = await db
    .deleteFrom('chatAttachments')
    .where('ownerId', '=', ownerId)
    .where('messageSeq', 'is', null)
    .where('createdAt', '<', before)
    .returning('fileId')
    .execute()
  await deleteUnusedFiles(
    db,
    rows.map(({ fileId }) => fileId),
  )
}

/** Deletes the files of these messages. */
export async function deleteAttachmentsOf(db: Db, messageSeqs: number[]): Promise<void> {
  const rows = await db
    .deleteFrom('chatAttachments')
    .where('messageSeq', 'in', messageSeqs)
    .returning('fileId')
    .execute()
  await deleteUnusedFiles(
    db,
    rows.map(({ fileId }) => fileId),
  )
}

/** Deletes files without attachments; both copies of a message share them. */
async function deleteUnusedFiles(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('chatFiles')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('chatAttachments').select('id').whereRef('chatAttachments.fileId', '=', 'chatFiles.id'),
        ),
      ),
    )
    .execute()
}
