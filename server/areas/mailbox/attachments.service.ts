import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { OpenFile } from '../../db/files/files.ts'
import { requirePersonalRoom } from '../../db/storage-use.ts'
import { fileNameOf, mediaTypeOf } from '../../lib/file-content.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import * as queries from './attachments.queries.ts'
import { toAttachment, type Attachment } from './mail.ts'
import { writeMailbox } from './write.ts'

type AttachmentRef = components['schemas']['MailboxAttachmentRef']
type AttachmentRow = queries.AttachmentRow

const looseLifetimeMilliseconds = 24 * 60 * 60 * 1000

const noSuchAttachment = () => notFound('No encontramos ese archivo adjunto.')

/** Deletes attachments and their unused files. Copies of a mail share files across mailboxes, hence the global lock. */
export async function dropAttachments(ctx: Context, db: Db, which: { ids: string[] } | { mailSeqs: number[] }) {
  await ctx.store.lock(db, 'mail-files')
  await queries.deleteAttachments(db, which)
}

/** Stores an upload for a mail, and deletes the user's expired unattached uploads. Throws 413 beyond the quota. */
export async function uploadMailAttachment(ctx: Context, file: File, bytes: Uint8Array): Promise<Attachment> {
  const now = ctx.clock()
  const fileId = newId()
  const attachment = {
    id: newId(),
    userId: ctx.user.id,
    mailSeq: null,
    type: mediaTypeOf(bytes, file.type),
    name: fileNameOf(file.name),
    size: bytes.length,
    fileId,
    createdAt: now.toISOString(),
  }
  const { hash } = await ctx.files.keepBytes(bytes)
  return writeMailbox(ctx, async (db) => {
    const before = new Date(now.getTime() - looseLifetimeMilliseconds).toISOString()
    const ids = await queries.selectLooseIds(db, ctx.user.id, before)
    if (ids.length > 0) await dropAttachments(ctx, db, { ids })
    await requirePersonalRoom(ctx, db, bytes.length)
    await queries.insertFile(db, { id: fileId, hash, bytes: bytes.length, uploadedBy: ctx.user.id })
    const [row] = await queries.insertAttachments(db, [attachment])
    return toAttachment(row!)
  })
}

/** The file of one of the user's attachments. Throws 404. */
export async function downloadMailAttachment(ctx: Context, id: string): Promise<OpenFile> {
  const [attachment] = await queries.selectAttachments(ctx.store.read, ctx.user.id, [id])
  const file = attachment && (await queries.selectFile(ctx.store.read, attachment.fileId))
  if (!file) throw noSuchAttachment()
  return { name: attachment.name, bytes: file.bytes, content: await ctx.files.open(file.hash) }
}

/** The attachments with these ids, without repeats, in that order. Throws 404 for another user's attachment. */
export async function findAttachments(db: Db, userId: string, refs: AttachmentRef[]): Promise<AttachmentRow[]> {
  const ids = [...new Set(refs.map((ref) => (typeof ref === 'string' ? ref : ref.id)))]
  if (ids.length === 0) return []
  const rowOfId = new Map((await queries.selectAttachments(db, userId, ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = rowOfId.get(id)
    if (!row) throw noSuchAttachment()
    return row
  })
}

/** Copies attachments for a mail of another mailbox; the files are shared. */
export async function copyAttachments(
  ctx: Context,
  db: Db,
  rows: AttachmentRow[],
  owner: { userId: string; mailSeq: number },
): Promise<void> {
  if (rows.length === 0) return
  const createdAt = ctx.clock().toISOString()
  const copies = rows.map(({ type, name, size, fileId }) => ({
    id: newId(),
    type,
    name,
    size,
    fileId,
    ...owner,
    createdAt,
  }))
  await queries.insertAttachments(db, copies)
}

/** Sets the attachments of a mail: uploads are attached, those of other mails copied, the others deleted. */
export async function replaceAttachments(
  ctx: Context,
  db: Db,
  mailSeq: number,
  attachments: AttachmentRow[],
): Promise<void> {
  const wantedIds = new Set(attachments.map((row) => row.id))
  const current = await queries.selectAttachmentsOf(db, [mailSeq])
  const others = attachments.filter((row) => row.mailSeq !== null && row.mailSeq !== mailSeq)
  await copyAttachments(ctx, db, others, { userId: ctx.user.id, mailSeq })
  for (const row of attachments) if (row.mailSeq === null) await queries.bindAttachment(db, row.id, mailSeq)
  const dropped = current.filter((row) => !wantedIds.has(row.id)).map((row) => row.id)
  if (dropped.length > 0) await dropAttachments(ctx, db, { ids: dropped })
}
