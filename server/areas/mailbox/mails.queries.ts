import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { contains, isCommon, isIndexed, isLike } from '../../db/search.ts'
import type { Flag, FolderSlug } from './folders.ts'
import type { MailboxTables } from './tables.ts'

/** The filter of a list of mails; undefined fields do not filter. */
export type MailView = {
  folder?: FolderSlug | undefined
  flag?: Flag | undefined
  labelId?: string | undefined
}

/** Search limits: results, rows scanned without an index, and index matches that are sorted. */
const mostFound = 1000
const mostRead = 5000
const mostSorted = 8000

export type Slice = { offset: number; limit: number; order: 'asc' | 'desc' }

const mailColumns = [
  'seq',
  'id',
  'folder',
  'fromAvatar',
  'fromContact',
  'to',
  'cc',
  'bcc',
  'date',
  'subject',
  'content',
  'starred',
  'important',
  'unread',
  'attachmentCount',
  'referenceKind',
  'referenceMailId',
  'delivery',
] as const

/** The mails of a view. Partial-index conditions are SQL literals, or SQLite would not use those indexes. */
function matchingMails(db: Db, userId: string, view: MailView) {
  let query = db.selectFrom('mails').where('mails.userId', '=', userId)
  // The flag's index includes the folder. The expression hides the folder, or the planner picks the folder index with more rows.
  if (view.folder) query = query.where(view.flag ? sql`"folder" || ''` : 'folder', '=', view.folder)
  if (view.flag || !view.folder) query = query.where(sql<boolean>`"folder" <> 'trash'`)
  if (view.flag) query = query.where(sql<boolean>`${sql.ref(view.flag)} = 1`)
  const { labelId } = view
  if (labelId) {
    query = query.where(({ exists, selectFrom }) => {
      const labelings = selectFrom('mailLabelings').select('labelId').where('labelId', '=', labelId)
      return exists(labelings.whereRef('mailLabelings.mailSeq', '=', 'mails.seq'))
    })
  }
  return query
}

function newestFirst(db: Db) {
  return db.selectFrom('mails').select(mailColumns).orderBy('date', 'desc').orderBy('seq', 'desc')
}

/** Counts the mails of a view that has no stored count. */
export async function countMatching(db: Db, userId: string, view: MailView): Promise<number> {
  const { total } = await matchingMails(db, userId, view)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Whether a view has only a label: then the label's index orders its mails by date. */
function isLabelOnly(view: MailView): view is MailView & { labelId: string } {
  return Boolean(view.labelId && !view.folder && !view.flag)
}

/** The mails of a view with date and search text, to be scanned. */
function searchableMails(db: Db, userId: string, view: MailView) {
  if (!isLabelOnly(view))
    return matchingMails(db, userId, view).select(['mails.seq as seq', 'mails.date as date', 'searchText'])
  return db
    .selectFrom('mailLabelings')
    .innerJoin('mails', 'mails.seq', 'mailLabelings.mailSeq')
    .select(['mailLabelings.mailSeq as seq', 'mailLabelings.date as date', 'searchText'])
    .where('mailLabelings.labelId', '=', view.labelId)
    .where('mailLabelings.isInTrash', '=', 0)
}

/**
 * The newest mails of a view that contain a text, at most `mostFound`. Rare texts use the search index; for frequent ones mails are
 * scanned, newest first. One or two letters have no index: only the newest `mostRead` mails are scanned.
 */
export async function selectFoundSeqs(db: Db, userId: string, view: MailView, text: string): Promise<number[]> {
  // Reading a mail through its label costs twice as much as by date.
  const most = isLabelOnly(view) ? 2 * mostSorted : mostSorted
  const isRare = isIndexed(text) && !(await isCommon(db, 'mails', text, most))
  const rows = await (isRare ? findRare(db, userId, view, text) : findByDate(db, userId, view, text))
  return rows.map((row) => row.seq)
}

function findRare(db: Db, userId: string, view: MailView, text: string) {
  return (
    matchingMails(db, userId, view)
      .select('mails.seq')
      .where(contains(db, 'mails', 'seq', text))
      // Order by an expression so that PostgreSQL cannot scan the date index; the search index is faster here.
      .orderBy(sql`"date" || ''`, 'desc')
      .orderBy('mails.seq', 'desc')
      .limit(mostFound)
      .execute()
  )
}

function findByDate(db: Db, userId: string, view: MailView, text: string) {
  const mails = searchableMails(db, userId, view)
  const newest = isIndexed(text)
    ? mails
    : mails
        .orderBy(sql`"date"`, 'desc')
        .orderBy(sql`"seq"`, 'desc')
        .limit(mostRead)
  return db
    .selectFrom(newest.as('newest'))
    .select('newest.seq')
    .where(isLike('newest.searchText', text))
    .orderBy('newest.date', 'desc')
    .orderBy('newest.seq', 'desc')
    .limit(mostFound)
    .execute()
}

/** A slice of a view by date. Ids come from an index only, so skipped mails are not read. */
export function selectSlice(db: Db, userId: string, view: MailView, { offset, limit, order }: Slice) {
  const numbers = isLabelOnly(view)
    ? db
        .selectFrom('mailLabelings')
        .select('mailSeq as seq')
        .where('labelId', '=', view.labelId)
        .where('isInTrash', '=', 0)
        .orderBy('date', order)
        .orderBy('mailSeq', order)
        .limit(limit)
        .offset(offset)
    : matchingMails(db, userId, view)
        .select('mails.seq')
        .orderBy('date', order)
        .orderBy('seq', order)
        .limit(limit)
        .offset(offset)
  return newestFirst(db).where('seq', 'in', numbers).execute()
}

/** The mails with these sequence numbers, newest first. */
export function selectMailsBySeq(db: Db, seqs: number[]) {
  return newestFirst(db).where('seq', 'in', seqs).execute()
}

/** The user's mails with these ids, unordered. */
export function selectMails(db: Db, userId: string, ids: string[]) {
  return db.selectFrom('mails').select(mailColumns).where('userId', '=', userId).where('id', 'in', ids).execute()
}

export type MailRow = Awaited<ReturnType<typeof selectMails>>[number]

/** Mails of a user's folder, at most `limit`, with the columns that deletion needs. */
export function selectFolderStates(db: Db, userId: string, folder: FolderSlug, limit: number) {
  return db
    .selectFrom('mails')
    .select(['seq', 'starred', 'important', 'unread'])
    .where('userId', '=', userId)
    .where('folder', '=', folder)
    .limit(limit)
    .execute()
}

export function insertMails(db: Db, mails: Insertable<MailboxTables['mails']>[]) {
  return db.insertInto('mails').values(mails).returning(mailColumns).execute()
}

/** As insertMails, returning only what seeding needs. */
export function insertSampleMails(db: Db, mails: Insertable<MailboxTables['mails']>[]) {
  return db.insertInto('mails').values(mails).returning(['id', 'seq']).execute()
}

export async function updateMailColumns(
  db: Db,
  seqs: number[],
  columns: Updateable<MailboxTables['mails']>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await db.updateTable('mails').set(columns).where('seq', 'in', seqs).execute()
}

export async function deleteMailRows(db: Db, seqs: number[]): Promise<void> {
  await db.deleteFrom('mails').where('seq', 'in', seqs).execute()
}

/** The label ids of these mails. */
export function selectLabelings(db: Db, seqs: number[]) {
  return db
    .selectFrom('mailLabelings')
    .select(['mailSeq', 'labelId'])
    .where('mailSeq', 'in', seqs)
    .orderBy('mailSeq')
    .orderBy('labelId')
    .execute()
}

export async function insertLabelings(db: Db, rows: Insertable<MailboxTables['mailLabelings']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('mailLabelings').values(rows).execute()
}

export async function deleteLabelings(db: Db, seqs: number[], labelId: string): Promise<void> {
  await db.deleteFrom('mailLabelings').where('labelId', '=', labelId).where('mailSeq', 'in', seqs).execute()
}

/** Updates the copied date and trash flag of a mail's labelings. */
export async function updateLabelings(
  db: Db,
  seqs: number[],
  columns: { date?: string; isInTrash?: number },
): Promise<void> {
  await db.updateTable('mailLabelings').set(columns).where('mailSeq', 'in', seqs).execute()
}

/** The accounts with these addresses (lower case): recipients inside the installation. */
export function selectRecipients(db: Db, emails: string[]) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('confirmedAt', 'is not', null)
    .orderBy('id')
    .execute()
}
