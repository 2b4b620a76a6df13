/** The files of suppliers' documents: on their way up, also while the document is written; taken away, brought back, saved. */
import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { notify } from '../../../api/notices.ts'
import { ApiError, errorMessage } from '../../../api/problem.ts'
import { progressFetch } from '../../../api/progress-fetch.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { Schema } from '../../../api/types.ts'
import { requireRoom } from '../../../areas/user/queries.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { activeProjectId } from '../../../lib/session.ts'
import { createStore } from '../../../lib/store.ts'
import { offerUndo } from '../../../ui/undo.ts'

export type Documento = Schema<'Attachment'>
/** Whose file it is: a document, or one that is still written. */
export type Owner = { proyectoId: number; id: string; isNew: boolean }
/** A file on its way; that of a new document stays here until the document is stored. */
export type Upload = {
  key: number
  owner: Owner
  file: File
  /** From 0 to 1. */
  part: number
  error: string | null
  stored: Documento | null
  stop: AbortController
}

const headers = ownState
const base = '/api/Proyectos/{proyectoId}/comprobantes/{id}/documentos'
export const largestFile = 100 * 1024 * 1024
export const mostFiles = 50

export const uploads = createStore<readonly Upload[]>([])
let count = 0

export const newOwner = (): Owner => ({ proyectoId: activeProjectId() ?? 0, id: `nuevo-${++count}`, isNew: true })
export const ownerOf = (id: string): Owner => ({ proyectoId: activeProjectId() ?? 0, id, isNew: false })
export const isOf =
  ({ id }: Owner) =>
  (upload: Upload) =>
    upload.owner.id === id

const change = (key: number, fields: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.key === key ? { ...upload, ...fields } : upload)))
const drop = (key: number) => uploads.set(uploads.get().filter((upload) => upload.key !== key))
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

function send({ owner: { proyectoId, id, isNew }, file, key, stop }: Upload): Promise<Documento> {
  const body = { file: file as unknown as string }
  const bodySerializer = () => {
    const form = new FormData()
    form.set('file', file)
    return form
  }
  const options = { body, bodySerializer, headers, fetch: progressFetch((part) => change(key, { part }), stop.signal) }
  return isNew
    ? answer(
        api.POST('/api/Proyectos/{proyectoId}/documentos-nuevos', { params: { path: { proyectoId } }, ...options }),
      )
    : answer(api.POST(base, { params: { path: { proyectoId, id } }, ...options }))
}

/** Sends a file, again where it failed. */
export async function runUpload(upload: Upload): Promise<void> {
  const { key, owner, file, stop } = upload
  change(key, { error: null, part: 0 })
  try {
    await requireRoom(file, 'company')
    const stored = await send(upload)
    if (owner.isNew) return change(key, { stored, part: 1 })
    await refresh()
    drop(key)
  } catch (error) {
    if (!stop.signal.aborted) change(key, { error: errorMessage(error) })
  }
}

/** Sends files one after the other. */
export async function attachFiles(owner: Owner, files: readonly File[]): Promise<void> {
  const added = files.map((file) => {
    return { key: ++count, owner, file, part: 0, error: null, stored: null, stop: new AbortController() }
  })
  uploads.set([...uploads.get(), ...added])
  for (const upload of added) if (!upload.stop.signal.aborted) await runUpload(upload)
}

/** Takes a file off a document that is still written; one that is under way stops. */
export function dropUpload(upload: Upload): void {
  if (!upload.stored) upload.stop.abort()
  drop(upload.key)
  if (upload.stored)
    offerUndo({ text: `Quitaste «${upload.file.name}».`, undo: () => uploads.set([...uploads.get(), upload]) })
}

/** The files of a document that is to be stored, once all have come. Throws where one did not. */
export async function uploadedIds(owner: Owner): Promise<string[]> {
  const isOnItsWay = () => uploads.get().some((upload) => isOf(owner)(upload) && !upload.stored && !upload.error)
  if (isOnItsWay())
    await new Promise<void>((resolve) => {
      const stop = uploads.subscribe(() => {
        if (isOnItsWay()) return
        stop()
        resolve()
      })
    })
  const own = uploads.get().filter(isOf(owner))
  const failed = own.find(({ error }) => error)
  if (failed)
    throw new ApiError(409, {
      message: `«${failed.file.name}» no se pudo subir. Reintentá, o quitalo y guardá sin él.`,
    })
  return own.flatMap(({ stored }) => stored?.id ?? [])
}

/** Forgets the files of a form that is closed; those that nobody kept go from the server by themselves. */
export function forgetUploads(owner: Owner): void {
  const own = uploads.get().filter(isOf(owner))
  for (const { stop } of own) stop.abort()
  if (own.length > 0) uploads.set(uploads.get().filter((upload) => !isOf(owner)(upload)))
}

/** Takes a file from a document and offers to bring it back. */
export async function removeFile({ proyectoId, id }: Owner, { id: documentoId, name }: Documento): Promise<void> {
  const params = { path: { proyectoId, id, documentoId } }
  const told = (title: string) => (error: unknown) => notify({ type: 'error', title, message: errorMessage(error) })
  const restore = async () => {
    await answer(api.POST(`${base}/{documentoId}/reponer`, { params, headers })).catch(told(`No se repuso «${name}»`))
    void refresh()
  }
  try {
    await answer(api.DELETE(`${base}/{documentoId}`, { params, headers }))
  } catch (error) {
    told(`No se quitó «${name}»`)(error)
    return
  }
  void refresh()
  offerUndo({ text: `Quitaste «${name}».`, undo: () => void restore() })
}

/** Hands a file to the browser's downloads. */
export async function saveDocumento(owner: Owner, { id, name }: Documento): Promise<void> {
  try {
    saveFile(await download(owner, id), name)
  } catch (error) {
    notify({ type: 'error', title: `No se pudo descargar «${name}»`, message: errorMessage(error) })
  }
}
