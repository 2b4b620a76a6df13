import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { OpenFile } from '../../db/files/files.ts'
import { requirePersonalRoom } from '../../db/storage-use.ts'
import { fileNameOf, mediaTypeOf } from '../../lib/file-content.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import * as queries from './files.queries.ts'

type ChatAttachment = components['schemas']['ChatAttachment']
type AttachmentRow = queries.AttachmentRow

const looseLifetimeMilliseconds = 24 * 60 * 60 * 1000
const unknownFile = () => notFound('No encontramos ese archivo.')

/** Stores an upload for a message, and deletes expired unattached uploads. Throws 413 beyond the quota. */
export async function uploadChatAttachment(ctx: Context, file: File, bytes: Uint8Array): Promise<ChatAttachment> {
  const now = ctx.clock()
  const row = {
    id: newId(),
    ownerId: ctx.user.id,
    messageSeq: null,
    name: fileNameOf(file.name),
    type: mediaTypeOf(bytes, file.type),
    size: bytes.length,
    fileId: newId(),
    createdAt: now.toISOString(),
  }
  const { hash } = await ctx.files.keepBytes(bytes)
  await ctx.store.write(async (db) => {
    await queries.deleteLoose(db, ctx.user.id, new Date(now.getTime() - looseLifetimeMilliseconds).toISOString())
    await requirePersonalRoom(ctx, db, bytes.length)
    await queries.insertFile(db, { id: row.fileId, hash, bytes: bytes.length, uploadedBy: ctx.user.id })
    await queries.insertAttachments(db, [row])
  })
  return { id: row.id, name: row.name, type: row.type, size: row.size }
}

/** A file of one of the user's messages. Throws 404. */
export async function downloadChatAttachment(ctx: Context, id: string): Promise<OpenFile> {
  const file = await queries.selectFile(ctx.store.read, ctx.user.id, id)
  if (!file) throw unknownFile()
  return { name: file.name, bytes: file.bytes, content: await ctx.files.open(file.hash) }
}

/** Inside a transaction: the unattached uploads with these ids, in that order. Throws 404 for one that is missing. */
export async function requireLoose(ctx: Context, db: Db, ids: string[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return []
  const rowOf = new Map((await queries.selectLoose(db, ctx.user.id, ids)).map((row) => [row.id, row]))
  return [...new Set(ids)].map((id) => {
    const row = rowOf.get(id)
    if (!row) throw unknownFile()
    return row
  })
}

/** Inside a transaction: attaches the same files to another copy of the message. */
export async function copyFiles(
  db: Db,
  rows: AttachmentRow[],
  to: { ownerId: string; messageSeq: number; createdAt: string },
): Promise<void> {
  if (rows.length === 0) return
  const copies = rows.map(({ name, type, size, fileId }) => ({ id: newId(), name, type, size, fileId, ...to }))
  await queries.insertAttachments(db, copies)
}
