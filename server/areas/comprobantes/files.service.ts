/** The attachments of comprobantes (docs/server.md, 'A record with attachments'). */
import type { Context } from '../../context.ts'
import type { OpenFile } from '../../db/files/files.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import {
  addAttachment,
  addWaitingAttachment,
  bindContent,
  claimAttachments,
  openAttachment,
  returnAttachment,
  withdrawAttachment,
  type Attachment,
} from '../../records/attachments.service.ts'
import type { Place, ProjectScope, RecordKind } from '../../records/record.ts'
import { requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { findRecord, getRecord } from '../../records/record-list.service.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import { comprobantes, type Comprobante } from './record.ts'

export type FilePlace = Place & { documentoId: string }

const filesOf = (entityId: string) => ({ entity: 'comprobante', entityId })
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
    await claimAttachments(scope.db, ids, waitingFor(ctx, scope.project.id), filesOf(comprobante.id))
  }
  return { ...kind, effects: { ...effects, storeLines } }
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
  bindContent(ctx, file)
  return writeFiles(ctx, place, 'adjuntar', ({ db }) => addAttachment(ctx, db, filesOf(place.id), file))
}

/** Opens an attachment of a comprobante. Throws 404. */
export async function downloadComprobanteDocumento(ctx: Context, place: FilePlace): Promise<OpenFile> {
  await getRecord(ctx, comprobantes, place)
  return openAttachment(ctx, filesOf(place.id), place.documentoId)
}

/** Removes an attachment; it can be restored for a day. Throws 404 and 409. */
export async function removeComprobanteDocumento(ctx: Context, place: FilePlace): Promise<true> {
  await writeFiles(ctx, place, 'quitar', ({ db }) => withdrawAttachment(ctx, db, filesOf(place.id), place.documentoId))
  return true
}

/** Restores a removed attachment; idempotent if it is still attached. Throws 404 and 409. */
export function restoreComprobanteDocumento(ctx: Context, place: FilePlace): Promise<Attachment> {
  return writeFiles(ctx, place, 'reponer', ({ db }) => returnAttachment(db, filesOf(place.id), place.documentoId))
}

function writeFiles(
  ctx: Context,
  { proyectoId, id }: Place,
  accion: string,
  work: (scope: ProjectScope) => Promise<Attachment>,
): Promise<Attachment> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    const before = await findRecord(scope, comprobantes, id)
    const file = await work(scope)
    const after = await findRecord(scope, comprobantes, id)
    if (after.documentos.length === before.documentos.length) return file
    await noteRecord(ctx, scope, comprobantes, { accion, id, antes: {}, despues: { archivo: file.name } })
    return file
  })
}
