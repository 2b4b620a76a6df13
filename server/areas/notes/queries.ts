import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { NotesTables } from './tables.ts'

const noteColumns = [
  'seq',
  'id',
  'version',
  'title',
  'content',
  'tasks',
  'image',
  'reminder',
  'archived',
  'pinned',
  'color',
  'deletedAt',
  'createdAt',
  'updatedAt',
] as const

/** A user's labels, newest first. */
export function selectLabels(db: Db, userId: string) {
  return db
    .selectFrom('noteLabels')
    .select(['id', 'title'])
    .where('userId', '=', userId)
    .orderBy('seq', 'desc')
    .execute()
}

export function insertLabels(db: Db, labels: Insertable<NotesTables['noteLabels']>[]) {
  return db.insertInto('noteLabels').values(labels).returning(['id', 'title']).execute()
}

/** Renames a user's label, or only reads it without a title. Undefined if there is no such label. */
export function updateLabel(db: Db, userId: string, id: string, title: string | undefined) {
  if (title === undefined) {
    return db
      .selectFrom('noteLabels')
      .select(['id', 'title'])
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
  }
  return db
    .updateTable('noteLabels')
    .set({ title })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'title'])
    .executeTakeFirst()
}

/** Deletes a user's label and its labelings; false if there is no such label. */
export async function deleteLabel(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('noteLabels').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** A user's notes that are not in the trash, newest first. */
export function selectNotes(db: Db, userId: string) {
  return db
    .selectFrom('notes')
    .select(noteColumns)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('seq', 'desc')
    .execute()
}

export function selectNote(db: Db, userId: string, id: string) {
  return db.selectFrom('notes').select(noteColumns).where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
}

/** All labelings of a user's notes, in label order. */
export function selectLabelings(db: Db, userId: string) {
  return db
    .selectFrom('noteLabelings')
    .innerJoin('noteLabels', 'noteLabels.id', 'noteLabelings.labelId')
    .select(['noteSeq', 'labelId'])
    .where('userId', '=', userId)
    .orderBy('noteLabels.seq', 'desc')
    .execute()
}

/** The labelings of some notes, in label order. */
export function selectLabelingsOf(db: Db, noteSeqs: number[]) {
  return db
    .selectFrom('noteLabelings')
    .innerJoin('noteLabels', 'noteLabels.id', 'noteLabelings.labelId')
    .select(['noteSeq', 'labelId'])
    .where('noteSeq', 'in', noteSeqs)
    .orderBy('noteLabels.seq', 'desc')
    .execute()
}

/** The label ids of a note, in label order. */
export async function selectLabelIds(db: Db, noteSeq: number): Promise<string[]> {
  const rows = await db
    .selectFrom('noteLabelings')
    .innerJoin('noteLabels', 'noteLabels.id', 'noteLabelings.labelId')
    .select('labelId')
    .where('noteSeq', '=', noteSeq)
    .orderBy('noteLabels.seq', 'desc')
    .execute()
  return rows.map((row) => row.labelId)
}

export async function replaceLabelings(db: Db, noteSeq: number, labelIds: string[]): Promise<void> {
  await db.deleteFrom('noteLabelings').where('noteSeq', '=', noteSeq).execute()
  if (labelIds.length === 0) return
  const rows = labelIds.map((labelId) => ({ noteSeq, labelId }))
  await db.insertInto('noteLabelings').values(rows).execute()
}

/** Returns undefined if the id is in use. */
export function insertNoteIfFree(db: Db, note: Insertable<NotesTables['notes']>) {
  return db
    .insertInto('notes')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(noteColumns)
    .executeTakeFirst()
}

export function updateNoteColumns(db: Db, seq: number, columns: Updateable<NotesTables['notes']>) {
  return db.updateTable('notes').set(columns).where('seq', '=', seq).returning(noteColumns).executeTakeFirstOrThrow()
}

export type NoteRow = NonNullable<Awaited<ReturnType<typeof selectNote>>>
