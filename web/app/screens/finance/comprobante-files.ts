/** The files of suppliers' documents: on their way up, also while the document is written; taken away, brought back, saved. */
import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { ApiError } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { saveDownload } from '../../../api/save-download.ts'
import { tellFailure } from '../../../api/tell-failure.ts'
import type { Schema } from '../../../api/types.ts'
import { createUploads, fileBody, type Upload as ApiUpload } from '../../../api/uploads.ts'
import { requireRoom } from '../../../areas/user/queries.ts'
import { activeProjectId } from '../../../lib/session.ts'
import { offerUndo } from '../../../ui/undo.ts'

export type Documento = Schema<'Attachment'>
/** Whose file it is: a document, or one that is still written. */
export type Owner = { proyectoId: number; id: string; isNew: boolean }
const headers = ownState
const base = '/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos'
// As it is told: '100 MB'.
export const largestFile = 100_000_000
export const mostFiles = 50

let count = 0

export const newOwner = (): Owner => ({ proyectoId: activeProjectId() ?? 0, id: `nuevo-${++count}`, isNew: true })
export const ownerOf = (id: string): Owner => ({ proyectoId: activeProjectId() ?? 0, id, isNew: false })
export const isOf =
  ({ id }: Owner) =>
  (upload: Pick<Upload, 'owner'>) =>
    upload.owner.id === id

const refresh = () => queryClient.invalidateQueries({ queryKey: ['finances'] })

/** The bytes of a file, which never change. */
export const contentQuery = (owner: Owner, { id }: Pick<Documento, 'id'>) =>
  queryOptions({
    queryKey: ['comprobante-file', id] as const,
    queryFn: ({ signal }) => download(owner, id, signal),
    staleTime: Infinity,
    gcTime: 60_000,
  })

async function download({ proyectoId, id }: Owner, documentoId: string, signal?: AbortSignal): Promise<Blob> {
  const params = { path: { proyectoId, id, documentoId } }
  const call = api.GET(`${base}/{documentoId}`, { params, headers, parseAs: 'blob', ...(signal && { signal }) })
  return answer(call) as Promise<unknown> as Promise<Blob>
}

/** The files on their way; that of a new document stays here until the document is stored. */
export const uploads = createUploads<Owner, Documento>(async ({ owner, file, stop }, fetch) => {
  const { proyectoId, id, isNew } = owner
  await requireRoom(file, 'company', stop.signal)
  const options = { ...fileBody(file, {}), headers, fetch }
  if (isNew) {
    const path = '/api/Proyectos/{proyectoId}/documentos-nuevos'
    return answer(api.POST(path, { params: { path: { proyectoId } }, ...options }))
  }
  await answer(api.POST(base, { params: { path: { proyectoId, id } }, ...options }))
  await refresh()
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

/** Takes a file from a document and offers to bring it back. */
export async function removeFile({ proyectoId, id }: Owner, { id: documentoId, name }: Documento): Promise<void> {
  const params = { path: { proyectoId, id, documentoId } }
  const restore = async () => {
    await answer(api.POST(`${base}/{documentoId}/reponer`, { params, headers })).catch(
      tellFailure(`No se repuso «${name}»`),
    )
    void refresh()
  }
  try {
    await answer(api.DELETE(`${base}/{documentoId}`, { params, headers }))
  } catch (error) {
    tellFailure(`No se quitó «${name}»`)(error)
    return
  }
  void refresh()
  offerUndo({ text: `Quitaste «${name}».`, undo: () => void restore() })
}

/** Hands a file to the browser's downloads. */
export const saveDocumento = (owner: Owner, { id, name }: Documento): Promise<void> =>
  saveDownload(name, download(owner, id))
