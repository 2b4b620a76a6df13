/** The attachments of movements (docs/server.md, 'A record with attachments'). */
import type { Context } from '../../context.ts'
import type { OpenFile } from '../../db/files/files.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import {
  addAttachment,
  bindContent,
  openAttachment,
  removeAttachment,
  type Attachment,
} from '../../records/attachments.service.ts'
import { requireOpenProject, writeRecords } from '../../records/project-scope.ts'
import { findRecord, getRecord } from '../../records/record-list.service.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { movimientos } from './record.ts'

type FilePlace = Place & { documentoId: string }

const filesOf = (entityId: string) => ({ entity: 'movimiento', entityId })

function writeFile(
  ctx: Context,
  { proyectoId, id }: Place,
  accion: string,
  work: (scope: ProjectScope) => Promise<Attachment>,
): Promise<Attachment> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    await findRecord(scope, movimientos, id)
    const file = await work(scope)
    await noteRecord(ctx, scope, movimientos, { accion, id, antes: {}, despues: { archivo: file.name } })
    return file
  })
}

/** Attaches a file to a movement. Throws 404, 409 for too many files and closed projects, 413 beyond the quota. */
export function uploadMovimientoDocumento(ctx: Context, place: Place, file: UploadedFile): Promise<Attachment> {
  bindContent(ctx, file)
  return writeFile(ctx, place, 'adjuntar', ({ db }) => addAttachment(ctx, db, filesOf(place.id), file))
}

/** Opens an attachment of a movement. Throws 404. */
export async function downloadMovimientoDocumento(ctx: Context, place: FilePlace): Promise<OpenFile> {
  await getRecord(ctx, movimientos, place)
  return openAttachment(ctx, filesOf(place.id), place.documentoId)
}

/** Deletes an attachment. Throws 404 and 409. */
export async function removeMovimientoDocumento(ctx: Context, place: FilePlace): Promise<true> {
  await writeFile(ctx, place, 'quitar', ({ db }) => removeAttachment(db, filesOf(place.id), place.documentoId))
  return true
}
