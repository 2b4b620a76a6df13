/** The files of suppliers' documents: on their way up, also while the document is written; taken away, brought back, saved. */
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
/** Whose file it is: a document, or one that is still written. */
export type Owner = { proyectoId: number; id: string; isNew: boolean }
// As it is told: '100 MB'.
export const largestFile = 100_000_000
export const mostFiles = 50

let count = 0

export const newOwner = (proyectoId: number): Owner => ({ proyectoId, id: `nuevo-${++count}`, isNew: true })
export const ownerOf = (proyectoId: number, id: string): Owner => ({ proyectoId, id, isNew: false })
export const isOf =
  ({ id }: Owner) =>
  (upload: Pick<Upload, 'owner'>) =>
    upload.owner.id === id

/** The bytes of a file, which never change: their key is in no area, so that no change fetches them again. */
export const contentQuery = ({ proyectoId, id }: Owner, { id: documentoId }: Pick<Documento, 'id'>) =>
  queryOptions({
    queryKey: ['comprobante-file', documentoId] as const,
    queryFn: ({ signal }) => download('downloadComprobanteDocumento', { proyectoId, id, documentoId }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

/** The files on their way; that of a new document stays here until the document is stored. */
export const uploads = createUploads<Owner, Documento>(async ({ owner, file, stop }, fetch) => {
  const { proyectoId, id, isNew } = owner
  await requireRoom(file, 'company', stop.signal)
  const body = new FormData()
  body.set('file', file)
  if (isNew) return call('uploadDocumentoNuevo', { proyectoId, body }, { fetch })
  await call('uploadComprobanteDocumento', { proyectoId, id, body }, { fetch })
  await invalidate(...financeAreas)
  return null
})
export type Upload = ApiUpload<Owner, Documento>

/** Takes a file off a document that is still written; one that is under way stops. */
export function dropUpload(upload: Upload): void {
  if (!upload.stored) return uploads.cancel([upload])
  uploads.drop(upload)
  const { list } = uploads
  offerUndo({ text: `Quitaste «${upload.file.name}».`, undo: () => list.set([...list.get(), upload]) })
}

/** The files of a document that is to be stored, once all have come. Throws where one did not. */
export async function uploadedIds(owner: Owner): Promise<string[]> {
  const isOnItsWay = () => uploads.list.get().some((upload) => isOf(owner)(upload) && !upload.stored && !upload.error)
  if (isOnItsWay())
    await new Promise<void>((resolve) => {
      const stop = uploads.list.subscribe(() => {
        if (isOnItsWay()) return
        stop()
        resolve()
      })
    })
  const own = uploads.list.get().filter(isOf(owner))
  const failed = own.find(({ error }) => error)
  if (failed)
    throw new ApiError(409, {
      message: `«${failed.file.name}» no se pudo subir. Reintentá, o quitalo y guardá sin él.`,
    })
  return own.flatMap(({ stored }) => stored?.id ?? [])
}

/** Forgets the files of a form that is closed; those that nobody kept go from the server by themselves. */
export const forgetUploads = (owner: Owner): void => uploads.cancel(uploads.list.get().filter(isOf(owner)))

const removal = mutate('removeComprobanteDocumento', { invalidates: financeAreas })
const restoring = mutate('restoreComprobanteDocumento', { invalidates: financeAreas })

/** Takes a file from a document and offers to bring it back. */
export async function removeFile({ proyectoId, id }: Owner, { id: documentoId, name }: Documento): Promise<void> {
  const input = { proyectoId, id, documentoId }
  if (!(await attempt(removal, input, `No se quitó «${name}»`))) return
  const restore = () => void attempt(restoring, input, `No se repuso «${name}»`)
  offerUndo({ text: `Quitaste «${name}».`, undo: restore })
}

/** Hands a file to the browser's downloads. */
export const saveDocumento = ({ proyectoId, id }: Owner, { id: documentoId, name }: Documento): Promise<void> =>
  saveDownload(name, download('downloadComprobanteDocumento', { proyectoId, id, documentoId }))
