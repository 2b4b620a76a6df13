/** The attachments of payments (docs/server.md, 'A record with attachments'). */
import type { Context } from '../../context.ts'
import type { OpenFile } from '../../db/files/files.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import type { Attachment } from '../../records/attachments.service.ts'
import { recordFiles, type FilePlace } from '../../records/record-files.service.ts'
import type { Place } from '../../records/record.ts'
import { pagos } from './record.ts'

const files = recordFiles(pagos)

/** Attaches a file to a payment. Throws 404, 409 for too many files and closed projects, 413 beyond the quota. */
export function uploadPagoDocumento(ctx: Context, place: Place, file: UploadedFile): Promise<Attachment> {
  return files.upload(ctx, place, file)
}

/** Opens an attachment of a payment. Throws 404. */
export function downloadPagoDocumento(ctx: Context, place: FilePlace): Promise<OpenFile> {
  return files.open(ctx, place)
}

/** Removes an attachment; it can be restored for a day. Throws 404 and 409. */
export function removePagoDocumento(ctx: Context, place: FilePlace): Promise<true> {
  return files.remove(ctx, place)
}

/** Restores a removed attachment; idempotent if it is still attached. Throws 404 and 409. */
export function restorePagoDocumento(ctx: Context, place: FilePlace): Promise<Attachment> {
  return files.restore(ctx, place)
}
