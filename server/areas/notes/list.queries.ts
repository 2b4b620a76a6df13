import { sql } from 'kysely'
import { contains } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'

export type NoteView = 'notes' | 'reminders' | 'archived' | 'trash'
/** What a list is asked for: each of the words must be found, and where labels are named any of them carried. */
export type NoteSearch = { userId: string; view: NoteView; words: string[]; labels: string[]; keptSince: string }

// A longer one is left out of the list, whose pages would weigh megabytes.
const longestImage = 20_000

/** The conditions are written out, so that the indexes of a part of the notes serve. */
function matching(db: Db, { userId, view, words, labels, keptSince }: NoteSearch) {
  let query = db.selectFrom('notes').where('notes.userId', '=', userId)
  if (view === 'trash') query = query.where('deletedAt', 'is not', null).where('deletedAt', '>', keptSince)
  else query = query.where('deletedAt', 'is', null)
  if (view === 'reminders') query = query.where('reminder', 'is not', null)
  if (view === 'notes') query = query.where('archived', '=', 0)
  if (view === 'archived') query = query.where('archived', '=', 1)
  for (const word of words) query = query.where(contains(db, 'notes', 'seq', word, 'foundBy'))
  if (labels.length === 0) return query
  return query.where('notes.seq', 'in', (eb) =>
    eb.selectFrom('noteLabelings').select('noteSeq').where('labelId', 'in', labels),
  )
}

export async function countNotes(db: Db, search: NoteSearch): Promise<number> {
  const { count } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of notes as their cards show them, in the order of the view. */
export function selectListed(db: Db, search: NoteSearch, offset: number, limit: number) {
  const image = sql<string | null>`case when length("image") <= ${longestImage} then "image" end`
  const query = matching(db, search)
    .select(['notes.seq', 'id', 'version', 'title', 'content', 'tasks', 'reminder', 'archived', 'pinned', 'color'])
    .select(['deletedAt', 'createdAt', 'updatedAt', image.as('image')])
    .select(sql<number>`case when "image" is null then 0 else 1 end`.as('hasImage'))
  const ordered = {
    notes: () => query.orderBy('pinned', 'desc').orderBy('notes.seq', 'desc'),
    archived: () => query.orderBy('pinned', 'desc').orderBy('notes.seq', 'desc'),
    reminders: () => query.orderBy('reminder').orderBy('notes.seq'),
    trash: () => query.orderBy('deletedAt', 'desc').orderBy('notes.seq', 'desc'),
  }[search.view]()
  return ordered.limit(limit).offset(offset).execute()
}

/** Puts a note into the trash; false where it is not there, or lies there already. */
export async function moveToTrash(db: Db, userId: string, id: string, deletedAt: string): Promise<boolean> {
  const result = await db
    .updateTable('notes')
    .set({ deletedAt, version: sql`"version" + 1` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Brings back what lies in the trash. A reminder that passed meanwhile is not told of late. */
export async function takeFromTrash(db: Db, userId: string, ids: string[], now: string, keptSince: string) {
  const result = await db
    .updateTable('notes')
    .set({
      deletedAt: null,
      version: sql`"version" + 1`,
      reminded: sql<number>`case when "reminder" <= ${now} then 1 else "reminded" end`,
    })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('deletedAt', '>', keptSince)
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Deletes what lies in a person's trash for good: all of it, or some. */
export async function deleteFromTrash(db: Db, userId: string, ids: string[] | null): Promise<number> {
  let query = db.deleteFrom('notes').where('userId', '=', userId).where('deletedAt', 'is not', null)
  if (ids) query = query.where('id', 'in', ids)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** Deletes what has lain in anybody's trash since before `keptSince`. */
export async function forgetTrash(db: Db, keptSince: string): Promise<void> {
  await db.deleteFrom('notes').where('deletedAt', 'is not', null).where('deletedAt', '<=', keptSince).execute()
}

/** Notes whose reminder is due and was not told of. */
export function selectDue(db: Db, now: string, limit: number) {
  return db
    .selectFrom('notes')
    .select(['seq', 'id', 'userId', 'title', 'content', 'tasks', 'reminder'])
    .where('reminder', 'is not', null)
    .where('deletedAt', 'is', null)
    .where((eb) => eb('reminded', '=', eb.lit(0)))
    .where('reminder', '<=', now)
    .orderBy('reminder')
    .limit(limit)
    .execute()
}

export async function markReminded(db: Db, seqs: number[]): Promise<void> {
  await db.updateTable('notes').set({ reminded: 1 }).where('seq', 'in', seqs).execute()
}
