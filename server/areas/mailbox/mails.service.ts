import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { definedFields } from '../../lib/defined.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { dropAttachments } from './attachments.service.ts'
import {
  countChanges,
  everythingView,
  flagView,
  folderView,
  labelInFolderView,
  labelView,
  type MailState,
} from './counts.ts'
import { addToTotals, selectTotals } from './counts.queries.ts'
import { changeText } from './draft-text.ts'
import { folderOfId } from './folders.ts'
import { selectLabelBySlug, selectLabels } from './labels.queries.ts'
import { noSuchLabel } from './labels.service.ts'
import { toMail, withParts, type StoredMail } from './mail.ts'
import * as queries from './mails.queries.ts'
import { writeMailbox } from './write.ts'

type Schemas = components['schemas']
type Mail = Schemas['MailboxMail']

/** Mails per page (docs/domain/suite.md, Mailbox). */
const pageSize = 10

/** The number of mails deleted per transaction when emptying a folder. */
const erasedAtOnce = 500

const noSuchMail = () => notFound('No encontramos ese mail.')

/** The view with a stored count: a single criterion, or a label in a folder; otherwise undefined. */
function storedView({ folder, flag, labelId }: queries.MailView): string | undefined {
  if (flag) return folder || labelId ? undefined : flagView(flag)
  if (labelId) return folder ? labelInFolderView(labelId, folder) : labelView(labelId)
  return folder ? folderView(folder) : everythingView
}

async function countView({ store: { read }, user }: Context, view: queries.MailView): Promise<number> {
  const name = storedView(view)
  if (!name) return queries.countMatching(read, user.id, view)
  return (await selectTotals(read, user.id, [name])).get(name) ?? 0
}

/** A page of the mails that contain a text, with the total. */
async function findText({ store: { read }, user }: Context, view: queries.MailView, text: string, startIndex: number) {
  const found = await queries.selectFoundSeqs(read, user.id, view, text)
  const seqs = found.slice(startIndex, startIndex + pageSize)
  return { rows: seqs.length > 0 ? await queries.selectMailsBySeq(read, seqs) : [], total: found.length }
}

/** A page of mails, newest first, with the total of the view. */
async function findPage(ctx: Context, view: queries.MailView, startIndex: number) {
  const total = await countView(ctx, view)
  if (startIndex >= total) return { rows: [], total }
  const limit = Math.min(pageSize, total - startIndex)
  // Pages of the second half are read from the end, so that no page skips more than half of the index.
  const slice: queries.Slice =
    startIndex > total / 2
      ? { order: 'asc', offset: total - startIndex - limit, limit }
      : { order: 'desc', offset: startIndex, limit }
  return { rows: await queries.selectSlice(ctx.store.read, ctx.user.id, view, slice), total }
}

/**
 * A page of mails, newest first; beyond the last page no mails, only the number of the last page (docs/domain/suite.md, Mailbox).
 * Throws 404 for a label that is not mine.
 */
export async function listMails(ctx: Context, input: Query<'listMails'>): Promise<Schemas['MailboxPage']> {
  const { folder, filter: flag, label: slug, page = 1 } = input
  const label = slug && (await selectLabelBySlug(ctx.store.read, ctx.user.id, slug))
  if (slug && !label) throw noSuchLabel()
  const view = { folder, flag, labelId: label ? label.id : undefined }
  const text = input.query?.trim()
  const startIndex = (page - 1) * pageSize
  const { rows, total } = await (text ? findText(ctx, view, text, startIndex) : findPage(ctx, view, startIndex))
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  if (page > lastPage) return { mails: null, pagination: { lastPage } }
  const mails = (await withParts(ctx.store.read, rows)).map((mail) => {
    const wire = toMail(mail)
    return { ...wire, ccCount: wire.cc.length, bccCount: wire.bcc.length }
  })
  const endIndex = startIndex + mails.length - 1
  return {
    mails,
    pagination: { totalResults: total, resultsPerPage: pageSize, currentPage: page, lastPage, startIndex, endIndex },
  }
}

/** The user's mails with these ids, in that order. Throws 404 if one is missing. */
export async function findMails(db: Db, userId: string, ids: string[]): Promise<StoredMail[]> {
  const mails = await withParts(db, await queries.selectMails(db, userId, ids))
  const mailOfId = new Map(mails.map((mail) => [mail.row.id, mail]))
  return ids.map((id) => {
    const mail = mailOfId.get(id)
    if (!mail) throw noSuchMail()
    return mail
  })
}

/** One of the user's mails. Throws 404. */
export async function getMail(ctx: Context, id: string): Promise<Mail> {
  const [mail] = await findMails(ctx.store.read, ctx.user.id, [id])
  return toMail(mail!)
}

async function storeLabels(db: Db, mails: StoredMail[], after: MailState[]): Promise<void> {
  const removed = new Map<string, number[]>()
  const added: Parameters<typeof queries.insertLabelings>[1] = []
  for (const [index, mail] of mails.entries()) {
    const { labels, folder } = after[index]!
    const { seq, date } = mail.row
    for (const labelId of mail.labels) {
      if (!labels.includes(labelId)) removed.set(labelId, [...(removed.get(labelId) ?? []), seq])
    }
    const isInTrash = Number(folder === 'trash')
    for (const labelId of labels) {
      if (!mail.labels.includes(labelId)) added.push({ mailSeq: seq, labelId, date, isInTrash })
    }
  }
  for (const [labelId, seqs] of removed) await queries.deleteLabelings(db, seqs, labelId)
  await queries.insertLabelings(db, added)
}

/** Stores new flags, folder and labels of mails, and updates the counts. */
async function changeMails(
  db: Db,
  userId: string,
  mails: StoredMail[],
  change: Partial<Omit<MailState, 'labels'>>,
  labelsAfter: (labels: string[]) => string[] = (labels) => labels,
): Promise<StoredMail[]> {
  const after = mails.map((mail) => ({ ...mail, ...change, labels: labelsAfter(mail.labels) }))
  const seqs = mails.map((mail) => mail.row.seq)
  const columns = Object.entries(change).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? Number(value) : value,
  ])
  await queries.updateMailColumns(db, seqs, Object.fromEntries(columns))
  if (change.folder) await queries.updateLabelings(db, seqs, { isInTrash: Number(change.folder === 'trash') })
  await storeLabels(db, mails, after)
  await addToTotals(db, userId, countChanges(mails, after))
  return after
}

async function requireOwnLabels(db: Db, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const ownLabelIds = new Set((await selectLabels(db, userId)).map((label) => label.id))
  if (ids.some((id) => !ownLabelIds.has(id))) throw noSuchLabel()
}

function stateChange({ starred, important, unread, folder }: Schemas['MailboxBulkPatch']) {
  return definedFields({ starred, important, unread, folder: folder === undefined ? undefined : folderOfId(folder) })
}

/** Label ids, sent as ids or as objects, without repeats. */
function labelIds(labels: NonNullable<Schemas['MailboxMailPatch']['labels']>): string[] {
  return [...new Set(labels.map((label) => (typeof label === 'string' ? label : label.id)))]
}

/**
 * Merges flags, labels and folder, and the text of a draft (docs/domain/suite.md, Mailbox). Throws 404 for a mail, folder, label or
 * attachment of others, 409 for a changed text where the mail is not a draft, 400 for another inner id.
 */
export function updateMail(ctx: Context, id: string, patch: Schemas['MailboxMailPatch']): Promise<Mail> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('mail.id', 'No coincide con el id de afuera.')
  const change = stateChange(patch)
  const newLabelIds = patch.labels && labelIds(patch.labels)
  return writeMailbox(ctx, async (db) => {
    const [found] = await findMails(db, ctx.user.id, [id])
    const mail = await changeText(ctx, db, found!, patch)
    await requireOwnLabels(db, ctx.user.id, newLabelIds ?? [])
    const [changed] = await changeMails(db, ctx.user.id, [mail], change, (labels) => newLabelIds?.toSorted() ?? labels)
    return toMail(changed!)
  })
}

/** Applies the same change to many mails in one transaction. Throws 404 for a missing mail, folder or label. */
export function updateMails(ctx: Context, ids: string[], patch: Schemas['MailboxBulkPatch']): Promise<Mail[]> {
  const { addLabels = [], removeLabels = [] } = patch
  const change = stateChange(patch)
  return writeMailbox(ctx, async (db) => {
    await requireOwnLabels(db, ctx.user.id, [...addLabels, ...removeLabels])
    const mails = await findMails(db, ctx.user.id, ids)
    const labelsAfter = (labels: string[]) =>
      [...new Set([...labels, ...addLabels])].filter((label) => !removeLabels.includes(label)).toSorted()
    return (await changeMails(db, ctx.user.id, mails, change, labelsAfter)).map(toMail)
  })
}

const deletableFolders = new Set(['trash', 'spam', 'drafts'])

/** Deletes mails permanently, with their attachments. Throws 409 for a mail outside of trash, spam and drafts. */
async function eraseMails(ctx: Context, db: Db, mails: StoredMail[]): Promise<true> {
  if (mails.some((mail) => !deletableFolders.has(mail.folder))) {
    throw conflict('Mové los mails a la papelera antes de eliminarlos.')
  }
  const seqs = mails.map((mail) => mail.row.seq)
  await dropAttachments(ctx, db, { mailSeqs: seqs })
  await queries.deleteMailRows(db, seqs)
  await addToTotals(db, ctx.user.id, countChanges(mails, []))
  return true
}

/** Moves a mail to the trash, or deletes it permanently with `forever`. Throws 404, and 409 outside of trash, spam and drafts. */
export function deleteMail(ctx: Context, id: string, forever: boolean): Promise<true> {
  return writeMailbox(ctx, async (db) => {
    const mails = await findMails(db, ctx.user.id, [id])
    if (forever) return eraseMails(ctx, db, mails)
    await changeMails(db, ctx.user.id, mails, { folder: 'trash' })
    return true
  })
}

/** Deletes mails permanently, all or none. Throws 404, and 409 outside of trash, spam and drafts. */
export function deleteMails(ctx: Context, ids: string[]): Promise<true> {
  return writeMailbox(ctx, async (db) => eraseMails(ctx, db, await findMails(db, ctx.user.id, ids)))
}

/** Deletes a batch of mails of a folder permanently; false if there were none. */
function eraseSome(ctx: Context, folder: 'trash' | 'spam'): Promise<boolean> {
  return writeMailbox(ctx, async (db) => {
    const rows = await queries.selectFolderStates(db, ctx.user.id, folder, erasedAtOnce)
    if (rows.length === 0) return false
    const seqs = rows.map((row) => row.seq)
    const labelsOf = Map.groupBy(await queries.selectLabelings(db, seqs), (labeling) => labeling.mailSeq)
    const states = rows.map(({ seq, starred, important, unread }) => {
      const labels = (labelsOf.get(seq) ?? []).map((labeling) => labeling.labelId)
      return { folder, starred: starred === 1, important: important === 1, unread: unread === 1, labels }
    })
    await dropAttachments(ctx, db, { mailSeqs: seqs })
    await queries.deleteMailRows(db, seqs)
    await addToTotals(db, ctx.user.id, countChanges(states, []))
    return true
  })
}

/** Empties the trash or the spam permanently, in batches that yield to other requests. */
export async function emptyMailFolder(ctx: Context, folder: 'trash' | 'spam'): Promise<true> {
  while (await eraseSome(ctx, folder)) await yieldToEventLoop()
  return true
}
