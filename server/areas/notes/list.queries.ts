import { sql } from 'kysely'
import { containsAll, isSearchIndexBest } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'

export type NoteView = 'notes' | 'reminders' | 'archived' | 'trash'
/** A search: every word must match and, with labels, at least one of them. */
export type NoteSearch = { userId: string; view: NoteView; words: string[]; labels: string[]; keptSince: string }

// Longer images are left out of the list, whose pages would weigh megabytes.
const longestImage = 20_000

// Above this number, scanning notes in view order finds a page sooner than filtering first.
const mostSorted = 3000
/** The maximum count of a search or a label. */
export const mostCounted = 1000

const wordsOf = (words: string[]) => ({ table: 'notes', key: 'seq', column: 'foundBy', words })

/** The index to start from: search words, labels, or the order of the view. */
export type Way = 'words' | 'labels' | 'order'

export async function wayTo(db: Db, { words, labels }: NoteSearch): Promise<Way> {
  if (words.length > 0 && (await isSearchIndexBest(db, wordsOf(words), mostSorted))) return 'words'
  if (labels.length === 0) return 'order'
  const some = db.selectFrom('noteLabelings').select('noteSeq').where('labelId', 'in', labels).limit(mostSorted)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < mostSorted ? 'labels' : 'order'
}

/** Conditions are written as in the partial indexes, so that the planner can use those. */
function matchingNotes(db: Db, { userId, view, words, labels, keptSince }: NoteSearch, way: Way) {
  let query = db.selectFrom('notes').where('notes.userId', '=', userId)
  if (view === 'trash') query = query.where('deletedAt', 'is not', null).where('deletedAt', '>', keptSince)
  else query = query.where('deletedAt', 'is', null)
  if (view === 'reminders') query = query.where('reminder', 'is not', null)
  if (view === 'notes') query = query.where('archived', '=', 0)
  if (view === 'archived') query = query.where('archived', '=', 1)
  if (words.length > 0) query = query.where(containsAll(db, wordsOf(words), way === 'words'))
  if (labels.length === 0) return query
  return query.where((eb) => {
    const labelings = eb.selectFrom('noteLabelings').select('noteSeq').where('labelId', 'in', labels)
    return way === 'labels'
      ? eb('notes.seq', 'in', labelings)
      : eb.exists(labelings.whereRef('noteSeq', '=', 'notes.seq'))
  })
}

/** The number of notes of a view; with a search or label, at most `mostCounted` + 1. */
export async function countNotes(db: Db, search: NoteSearch, way: Way): Promise<number> {
  const isNarrowed = search.words.length > 0 || search.labels.length > 0
  const found = matchingNotes(db, search, way).select('notes.seq')
  const { count } = await db
    .selectFrom((isNarrowed ? found.limit(mostCounted + 1) : found).as('found'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A page of notes as cards show them, in view order. */
export async function selectListed(db: Db, search: NoteSearch, way: Way, page: { offset: number; limit: number }) {
  const image = sql<string | null>`case when length("image") <= ${longestImage} then "image" end`
  // Order by an expression so the planner cannot pick the index of the order; filtering first is faster here.
  const by = (column: 'pinned' | 'reminder' | 'deletedAt') =>
    way === 'order' ? sql.ref(column) : sql`coalesce(${sql.ref(column)}, ${sql.ref(column)})`
  const numbers = matchingNotes(db, search, way).select('notes.seq')
  const ordered = {
    notes: () => numbers.orderBy(by('pinned'), 'desc').orderBy('notes.seq', 'desc'),
    archived: () => numbers.orderBy(by('pinned'), 'desc').orderBy('notes.seq', 'desc'),
    reminders: () => numbers.orderBy(by('reminder')).orderBy('notes.seq'),
    trash: () => numbers.orderBy(by('deletedAt'), 'desc').orderBy('notes.seq', 'desc'),
  }[search.view]()
  const seqs = (await ordered.limit(page.limit).offset(page.offset).execute()).map(({ seq }) => seq)
  if (seqs.length === 0) return []
  const rows = await db
    .selectFrom('notes')
    .select(['notes.seq', 'id', 'version', 'title', 'content', 'tasks', 'reminder', 'archived', 'pinned', 'color'])
    .select(['deletedAt', 'createdAt', 'updatedAt', image.as('image')])
    .select(sql<number>`case when "image" is null then 0 else 1 end`.as('hasImage'))
    .where('seq', 'in', seqs)
    .execute()
  const rowOf = new Map(rows.map((row) => [row.seq, row]))
  return seqs.flatMap((seq) => rowOf.get(seq) ?? [])
}

/** Moves a note to the trash; false if it does not exist or is there already. */
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

/** Restores notes from the trash. A reminder that became due in the trash is not sent late. */
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

/** Permanently deletes notes in a user's trash: all of them, or some. */
export async function deleteFromTrash(db: Db, userId: string, ids: string[] | null): Promise<number> {
  let query = db.deleteFrom('notes').where('userId', '=', userId).where('deletedAt', 'is not', null)
  if (ids) query = query.where('id', 'in', ids)
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** Permanently deletes notes of all users trashed before `keptSince`. */
export async function forgetTrash(db: Db, keptSince: string): Promise<void> {
  await db.deleteFrom('notes').where('deletedAt', 'is not', null).where('deletedAt', '<=', keptSince).execute()
}

/** Notes with a due reminder that was not sent. */
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
