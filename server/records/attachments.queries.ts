import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { StoredFilesTables } from '../db/files/stored-files.ts'

type Attachments = StoredFilesTables['attachments']
export type AttachmentRow = Selectable<Attachments>

/** The files of records of one kind, in the order of upload. */
export function selectAttachments(db: Db, entity: string, entityIds: string[]): Promise<AttachmentRow[]> {
  const all = db.selectFrom('attachments').selectAll().where('entity', '=', entity)
  const present = all.where('entityId', 'in', entityIds).where('removedAt', 'is', null)
  return present.orderBy('createdAt').orderBy('id').execute()
}

/** A file of a record, including a removed one. */
export function selectAttachment(db: Db, entity: string, entityId: string, id: string) {
  const all = db.selectFrom('attachments').selectAll().where('id', '=', id)
  return all.where('entity', '=', entity).where('entityId', '=', entityId).executeTakeFirst()
}

export async function insertAttachments(db: Db, rows: Insertable<Attachments>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('attachments').values(rows).execute()
}

export async function deleteAttachment(db: Db, id: string): Promise<void> {
  await db.deleteFrom('attachments').where('id', '=', id).execute()
}

/** Moves files to another record, and clears `removedAt`. */
export async function moveAttachments(db: Db, ids: string[], to: { entity: string; entityId: string }): Promise<void> {
  if (ids.length === 0) return
  const moved = { ...to, removedAt: null }
  await db.updateTable('attachments').set(moved).where('id', 'in', ids).execute()
}

/** Filters file ids to those of a record, including removed ones. */
export async function selectAttachmentIds(db: Db, entity: string, entityId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const files = db.selectFrom('attachments').select('id').where('entity', '=', entity).where('entityId', '=', entityId)
  return (await files.where('id', 'in', ids).execute()).map(({ id }) => id)
}

/** Marks a file as removed, or restores it with null. */
export async function updateRemovedAt(db: Db, id: string, removedAt: string | null): Promise<void> {
  await db.updateTable('attachments').set({ removedAt }).where('id', '=', id).execute()
}

/** Deletes the files that were removed before a time. */
export async function deleteRemoved(db: Db, before: string): Promise<void> {
  await db.deleteFrom('attachments').where('removedAt', '<', before).execute()
}

export async function deleteAttachmentsOf(db: Db, entity: string, entityIds: string[]): Promise<void> {
  if (entityIds.length === 0) return
  await db.deleteFrom('attachments').where('entity', '=', entity).where('entityId', 'in', entityIds).execute()
}
