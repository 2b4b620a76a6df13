/** The attachments of a record of a project (docs/server.md, 'A record with attachments'). */
import type { Context } from '../context.ts'
import type { OpenFile } from '../db/files/files.ts'
import type { UploadedFile } from '../lib/file-content.ts'
import {
  addAttachment,
  bindContent,
  openAttachment,
  returnAttachment,
  withdrawAttachment,
  type Attachment,
} from './attachments.service.ts'
import { requireOpenProject, writeRecords } from './project-scope.ts'
import { findRecord, getRecord } from './record-list.service.ts'
import { noteRecord } from './record-write.service.ts'
import type { Place, ProjectScope, RecordBase, RecordKind, RecordTable } from './record.ts'

type WithFiles = RecordBase & { documentos: Attachment[] }
export type FilePlace = Place & { documentoId: string }

/** The files of the records of a kind, which belong to its `entidad`. */
export function recordFiles<Wire extends WithFiles, T extends RecordTable>(kind: RecordKind<Wire, T>) {
  const ownerOf = (entityId: string) => ({ entity: kind.entidad, entityId })

  function write(
    ctx: Context,
    { proyectoId, id }: Place,
    accion: string,
    work: (scope: ProjectScope) => Promise<Attachment>,
  ): Promise<Attachment> {
    return writeRecords(ctx, proyectoId, {}, async (scope) => {
      requireOpenProject(scope.project)
      const before = await findRecord(scope, kind, id)
      const file = await work(scope)
      const after = await findRecord(scope, kind, id)
      if (after.documentos.length === before.documentos.length) return file
      await noteRecord(ctx, scope, kind, { accion, id, antes: {}, despues: { archivo: file.name } })
      return file
    })
  }

  return {
    ownerOf,
    /** Attaches a file. Throws 404, 409 for too many files and closed projects, 413 beyond the quota. */
    upload(ctx: Context, place: Place, file: UploadedFile): Promise<Attachment> {
      bindContent(ctx, file)
      return write(ctx, place, 'adjuntar', ({ db }) => addAttachment(ctx, db, ownerOf(place.id), file))
    },
    /** Opens a file. Throws 404. */
    async open(ctx: Context, place: FilePlace): Promise<OpenFile> {
      await getRecord(ctx, kind, place)
      return openAttachment(ctx, ownerOf(place.id), place.documentoId)
    },
    /** Removes a file; it can be restored for a day. Throws 404 and 409. */
    async remove(ctx: Context, place: FilePlace): Promise<true> {
      await write(ctx, place, 'quitar', ({ db }) => withdrawAttachment(ctx, db, ownerOf(place.id), place.documentoId))
      return true
    },
    /** Restores a removed file; idempotent if it is still attached. Throws 404 and 409. */
    restore(ctx: Context, place: FilePlace): Promise<Attachment> {
      return write(ctx, place, 'reponer', ({ db }) => returnAttachment(db, ownerOf(place.id), place.documentoId))
    },
  }
}
