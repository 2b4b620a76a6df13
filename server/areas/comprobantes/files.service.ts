/** The attachments of comprobantes (docs/server.md, 'A record with attachments'). */
import type { Context } from '../../context.ts'
import type { OpenFile } from '../../db/files/files.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import {
  addWaitingAttachment,
  bindContent,
  claimAttachments,
  copyAttachments,
  type Attachment,
} from '../../records/attachments.service.ts'
import type { Place, ProjectScope, RecordKind } from '../../records/record.ts'
import { requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { recordFiles, type FilePlace } from '../../records/record-files.service.ts'
import { comprobantes, type Comprobante } from './record.ts'

const files = recordFiles(comprobantes)
/** The owner of files that a user uploads before the comprobante exists, per project and user. */
const waitingFor = ({ user }: Context, proyectoId: number) => ({
  entity: 'comprobante nuevo',
  entityId: `${proyectoId}:${user.id}`,
})

type ComprobanteKind = RecordKind<Comprobante, 'comprobantes'>

/** The kind with a storeLines effect that also claims the waiting files `ids` for the new comprobante. */
export function withFiles(ctx: Context, kind: ComprobanteKind, ids: string[]): ComprobanteKind {
  const { effects } = kind
  const storeLines: ComprobanteKind['effects']['storeLines'] = async (scope, comprobante) => {
    await effects.storeLines?.(scope, comprobante)
    await claimAttachments(scope.db, ids, waitingFor(ctx, scope.project.id), files.ownerOf(comprobante.id))
  }
  return { ...kind, effects: { ...effects, storeLines } }
}

/** Inside a write: attaches the files of a comprobante to its copy. */
export function copyFiles(ctx: Context, { db }: ProjectScope, from: string, to: string): Promise<void> {
  return copyAttachments(ctx, db, files.ownerOf(from), files.ownerOf(to))
}

/** Uploads a file before its comprobante exists. Throws 404, 409 for a closed project, 413 beyond the quota. */
export function uploadDocumentoNuevo(ctx: Context, proyectoId: number, file: UploadedFile): Promise<Attachment> {
  bindContent(ctx, file)
  return writeRecords(ctx, proyectoId, {}, async ({ db, project }) => {
    requireOpenProject(project)
    return addWaitingAttachment(ctx, db, waitingFor(ctx, proyectoId), file)
  })
}

/** Attaches a file to a comprobante. Throws 404, 409 for too many files and closed projects, 413 beyond the quota. */
export function uploadComprobanteDocumento(ctx: Context, place: Place, file: UploadedFile): Promise<Attachment> {
  return files.upload(ctx, place, file)
}

/** Opens an attachment of a comprobante. Throws 404. */
export function downloadComprobanteDocumento(ctx: Context, place: FilePlace): Promise<OpenFile> {
  return files.open(ctx, place)
}

/** Removes an attachment; it can be restored for a day. Throws 404 and 409. */
export function removeComprobanteDocumento(ctx: Context, place: FilePlace): Promise<true> {
  return files.remove(ctx, place)
}

/** Restores a removed attachment; idempotent if it is still attached. Throws 404 and 409. */
export function restoreComprobanteDocumento(ctx: Context, place: FilePlace): Promise<Attachment> {
  return files.restore(ctx, place)
}
