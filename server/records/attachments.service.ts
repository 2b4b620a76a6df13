/** Files of any record of a company. The caller checks access to the record first. docs/server.md has the recipe. */
import type { Context } from '../context.ts'
import type { OpenFile } from '../db/files/files.ts'
import type { Db } from '../db/schema.ts'
import { requireRoom } from '../db/storage-use.ts'
import { fileNameOf, mediaTypeOf, type UploadedFile } from '../lib/file-content.ts'
import { newId } from '../lib/ids.ts'
import { conflict, notFound } from '../lib/problem.ts'
import * as queries from './attachments.queries.ts'

/** A record with files: `entity` is the kind, as in the history (`card`, `comprobante`). */
export type FileOwner = { entity: string; entityId: string }
export type Attachment = {
  id: string
  name: string
  type: string
  size: number
  createdBy: string
  createdAt: string
}

const mostFiles = 50

/** Adds the content hash to the idempotency key's body hash: the same key with another file is a conflict. */
export function bindContent({ once }: Context, { hash }: UploadedFile): void {
  if (once) once.bodyHash = `${once.bodyHash}:${hash}`
}

const toAttachment = ({ id, name, type, bytes, createdBy, createdAt }: queries.AttachmentRow): Attachment => ({
  id,
  name,
  type,
  size: bytes,
  createdBy,
  createdAt,
})

const noSuchFile = () => notFound('No encontramos ese archivo.')

/** The files of a record, in the order of upload. */
export async function listAttachments(db: Db, { entity, entityId }: FileOwner): Promise<Attachment[]> {
  return (await queries.selectAttachments(db, entity, [entityId])).map(toAttachment)
}

/** The files of many records of one kind, by record id; records without files are missing from the map. */
export async function attachmentsOf(db: Db, entity: string, ids: string[]): Promise<Map<string, Attachment[]>> {
  const rows = ids.length > 0 ? await queries.selectAttachments(db, entity, ids) : []
  return new Map(
    [...Map.groupBy(rows, (row) => row.entityId)].map(([id, own]) => [id, own.map((row) => toAttachment(row))]),
  )
}

/** Inside a write: attaches a file that `readFileUpload` stored. Throws 413 above the quota, 409 at 50 files. */
export async function addAttachment(ctx: Context, db: Db, to: FileOwner, file: UploadedFile): Promise<Attachment> {
  const before = await queries.selectAttachments(db, to.entity, [to.entityId])
  if (before.length >= mostFiles) throw conflict(`Lleva hasta ${mostFiles} archivos. Quitá alguno.`)
  await requireRoom(ctx, db, file.bytes)
  const row = {
    id: newId(),
    companyId: ctx.company.id,
    ...to,
    name: fileNameOf(file.name),
    type: mediaTypeOf(file.head, file.declaredType, false),
    bytes: file.bytes,
    hash: file.hash,
    uploadedBy: ctx.user.id,
    createdBy: ctx.user.name,
    createdAt: ctx.clock().toISOString(),
    removedAt: null,
  }
  await queries.insertAttachments(db, [row])
  return toAttachment(row)
}

/** A file of a record with its content, for `viewOf` or `downloadOf`. Throws 404. */
export async function openAttachment(ctx: Context, of: FileOwner, id: string): Promise<OpenFile & { type: string }> {
  const row = await queries.selectAttachment(ctx.store.read, of.entity, of.entityId, id)
  if (!row || row.removedAt !== null) throw noSuchFile()
  return { name: row.name, type: row.type, bytes: row.bytes, content: await ctx.files.open(row.hash) }
}

/** Inside a write: deletes a file of a record and returns it. Throws 404. */
export async function removeAttachment(db: Db, of: FileOwner, id: string): Promise<Attachment> {
  const row = await queries.selectAttachment(db, of.entity, of.entityId, id)
  if (!row) throw noSuchFile()
  await queries.deleteAttachment(db, id)
  return toAttachment(row)
}

const removedLifetimeMilliseconds = 24 * 60 * 60 * 1000

const forgetRemoved = ({ clock }: Context, db: Db) =>
  queries.deleteRemoved(db, new Date(clock().getTime() - removedLifetimeMilliseconds).toISOString())

/** As `removeAttachment`, but `returnAttachment` can restore it for a day. Throws 404. */
export async function withdrawAttachment(ctx: Context, db: Db, of: FileOwner, id: string): Promise<Attachment> {
  const row = await queries.selectAttachment(db, of.entity, of.entityId, id)
  if (!row || row.removedAt !== null) throw noSuchFile()
  await forgetRemoved(ctx, db)
  await queries.updateRemovedAt(db, id, ctx.clock().toISOString())
  return toAttachment(row)
}

/** Inside a write: restores a withdrawn file; no effect on any other. Throws 404. */
export async function returnAttachment(db: Db, of: FileOwner, id: string): Promise<Attachment> {
  const row = await queries.selectAttachment(db, of.entity, of.entityId, id)
  if (!row) throw noSuchFile()
  await queries.updateRemovedAt(db, id, null)
  return toAttachment(row)
}

/** Inside a write: stores a file for a record not yet created; it expires after a day without `claimAttachments`. Throws 413. */
export async function addWaitingAttachment(
  ctx: Context,
  db: Db,
  by: FileOwner,
  file: UploadedFile,
): Promise<Attachment> {
  const waiting = await addAttachment(ctx, db, by, file)
  await forgetRemoved(ctx, db)
  await queries.updateRemovedAt(db, waiting.id, ctx.clock().toISOString())
  return waiting
}

/** Inside a write: moves waiting files to their new record. Throws 404 if one of the ids is no waiting file. */
export async function claimAttachments(db: Db, ids: string[], from: FileOwner, to: FileOwner): Promise<void> {
  const uniqueIds = [...new Set(ids)]
  const waitingIds = await queries.selectAttachmentIds(db, from.entity, from.entityId, uniqueIds)
  if (waitingIds.length < uniqueIds.length) throw notFound('No encontramos alguno de los archivos. Volvé a subirlo.')
  await queries.moveAttachments(db, waitingIds, to)
}

/** Inside a write: removes a file from the waiting ones and returns it; the caller stores a row with its content. Throws 404. */
export async function takeWaitingAttachment(db: Db, from: FileOwner, id: string): Promise<queries.AttachmentRow> {
  const row = await queries.selectAttachment(db, from.entity, from.entityId, id)
  if (!row) throw notFound('No encontramos el archivo que subiste. Volvé a subirlo.')
  await queries.deleteAttachment(db, id)
  return row
}

/** Inside a write: attaches the files of a record to its copy. */
export async function copyAttachments(ctx: Context, db: Db, from: FileOwner, to: FileOwner): Promise<void> {
  const rows = await queries.selectAttachments(db, from.entity, [from.entityId])
  const own = { ...to, uploadedBy: ctx.user.id, createdBy: ctx.user.name, createdAt: ctx.clock().toISOString() }
  await queries.insertAttachments(
    db,
    rows.map((row) => ({ ...row, ...own, id: newId() })),
  )
}

/** Inside the write that purges records: deletes their files. */
export const removeAttachmentsOf = queries.deleteAttachmentsOf
