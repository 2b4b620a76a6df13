/** The files of comprobantes (stored or being written) of contracts and of payments: upload, removal with undo, and download. */
import { queryOptions } from '@tanstack/react-query'
import { financeAreas } from '../../api/areas.ts'
import { attempt } from '../../api/attempt.ts'
import { call, download, invalidate, mutate } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { saveDownload } from '../../api/save-download.ts'
import type { Schema } from '../../api/types.ts'
import { createUploads, type Upload as ApiUpload } from '../../api/uploads.ts'
import { offerUndo } from '../../ui/undo.ts'
import { requireRoom } from '../user/door.ts'

export type Documento = Schema<'Attachment'>
type Kind = 'comprobante' | 'contrato' | 'pago'
/** The record that a file belongs to; a comprobante may be new. */
export type Owner = { kind: Kind; proyectoId: number; id: string; isNew: boolean }
// The messages say '100 MB'.
export const maxFileBytes = 100_000_000
export const maxFiles = 50

let count = 0

export const newOwner = (proyectoId: number): Owner => ({
  kind: 'comprobante',
  proyectoId,
  id: `nuevo-${++count}`,
  isNew: true,
})
export const ownerOf = (kind: Kind, proyectoId: number, id: string): Owner => ({ kind, proyectoId, id, isNew: false })
export const isOf =
  ({ id }: Owner) =>
  (upload: Pick<Upload, 'owner'>) =>
    upload.owner.id === id

const change = { invalidates: financeAreas }
const operations = {
  comprobante: {
    upload: 'uploadComprobanteDocumento',
    download: 'downloadComprobanteDocumento',
    removal: mutate('removeComprobanteDocumento', change),
    restoring: mutate('restoreComprobanteDocumento', change),
  },
  contrato: {
    upload: 'uploadContratoDocumento',
    download: 'downloadContratoDocumento',
    removal: mutate('removeContratoDocumento', change),
    restoring: mutate('restoreContratoDocumento', change),
  },
  pago: {
    upload: 'uploadPagoDocumento',
    download: 'downloadPagoDocumento',
    removal: mutate('removePagoDocumento', change),
    restoring: mutate('restorePagoDocumento', change),
  },
} as const

/** A file's content never changes: its key belongs to no area, so no invalidation refetches it. */
export const contentQuery = ({ kind, proyectoId, id }: Owner, { id: documentoId }: Pick<Documento, 'id'>) =>
  queryOptions({
    queryKey: ['record-file', documentoId] as const,
    queryFn: ({ signal }) => download(operations[kind].download, { proyectoId, id, documentoId }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

/** The uploads. Files of a new comprobante stay in this list until it is stored. */
export const uploads = createUploads<Owner, Documento>(async ({ owner, file, stop }, fetch) => {
  const { kind, proyectoId, id, isNew } = owner
  await requireRoom(file, 'company', stop.signal)
  const body = new FormData()
  body.set('file', file)
  if (isNew) return call('uploadDocumentoNuevo', { proyectoId, body }, { fetch })
  await call(operations[kind].upload, { proyectoId, id, body }, { fetch })
  await invalidate(...financeAreas)
  return null
})
export type Upload = ApiUpload<Owner, Documento>

/** Removes a file from a comprobante that is being written; cancels it while it is uploading. */
export function dropUpload(upload: Upload): void {
  if (!upload.stored) return uploads.cancel([upload])
  uploads.drop(upload)
  const { list } = uploads
  offerUndo({ text: `Quitaste «${upload.file.name}».`, undo: () => list.set([...list.get(), upload]) })
}

/** The ids of a new comprobante's files, once all are uploaded. Throws if one failed. */
export async function uploadedIds(owner: Owner): Promise<string[]> {
  const isUploading = () => uploads.list.get().some((upload) => isOf(owner)(upload) && !upload.stored && !upload.error)
  if (isUploading())
    await new Promise<void>((resolve) => {
      const stop = uploads.list.subscribe(() => {
        if (isUploading()) return
        stop()
        resolve()
      })
    })
  const ownUploads = uploads.list.get().filter(isOf(owner))
  const failed = ownUploads.find(({ error }) => error)
  if (failed)
    throw new ApiError(409, {
      message: `«${failed.file.name}» no se pudo subir. Reintentá, o quitalo y guardá sin él.`,
    })
  return ownUploads.flatMap(({ stored }) => stored?.id ?? [])
}

/** Clears the files of a closed form; the server deletes unused ones itself. */
export const clearUploads = (owner: Owner): void => uploads.cancel(uploads.list.get().filter(isOf(owner)))

/** Removes a file from a stored record and offers to undo it. */
export async function removeFile({ kind, proyectoId, id }: Owner, { id: documentoId, name }: Documento): Promise<void> {
  const { removal, restoring } = operations[kind]
  const input = { proyectoId, id, documentoId }
  if (!(await attempt(removal, input, `No se quitó «${name}»`))) return
  const restore = () => void attempt(restoring, input, `No se repuso «${name}»`)
  offerUndo({ text: `Quitaste «${name}».`, undo: restore })
}

/** Saves a file through the browser's downloads. */
export const saveDocumento = ({ kind, proyectoId, id }: Owner, { id: documentoId, name }: Documento): Promise<void> =>
  saveDownload(name, download(operations[kind].download, { proyectoId, id, documentoId }))
