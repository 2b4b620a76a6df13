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

/** The labels of a person, the newest in front. */
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

/** Changes a label of the person; without a title it is only read. Undefined where it is not there. */
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

/** Deletes a label of the person, and with it its labelings; false where it is not there. */
export async function deleteLabel(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db.deleteFrom('noteLabels').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The notes of a person but those in the trash, the newest in front. */
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

/** Every labeling of a person's notes, in the order of the labels. */
export function selectLabelings(db: Db, userId: string) {
  return db
    .selectFrom('noteLabelings')
    .innerJoin('noteLabels', 'noteLabels.id', 'noteLabelings.labelId')
    .select(['noteSeq', 'labelId'])
    .where('userId', '=', userId)
    .orderBy('noteLabels.seq', 'desc')
    .execute()
}

/** The labels of some notes, each note's in the order of the labels. */
export function selectLabelingsOf(db: Db, noteSeqs: number[]) {
  return db
    .selectFrom('noteLabelings')
    .innerJoin('noteLabels', 'noteLabels.id', 'noteLabelings.labelId')
    .select(['noteSeq', 'labelId'])
    .where('noteSeq', 'in', noteSeqs)
    .orderBy('noteLabels.seq', 'desc')
    .execute()
}

/** The labels of one note, in the order of the labels. */
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

/** Undefined where the id is in use. */
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
