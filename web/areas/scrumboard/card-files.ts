/** The files of cards: on their way up, taken away, brought back, saved. */
import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import { progressFetch } from '../../api/progress-fetch.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { saveFile } from '../../lib/save-file.ts'
import { createStore } from '../../lib/store.ts'
import { offerUndo } from '../../ui/undo.ts'
import { requireRoom } from '../user/queries.ts'
import { keys } from './queries.ts'

export type CardFile = Schema<'Attachment'>
/** A file on its way to a card. */
export type Upload = {
  id: number
  cardId: string
  file: File
  /** From 0 to 1. */
  part: number
  error: string | null
  stop: AbortController
}

const headers = ownState
const path = '/api/apps/scrumboard/board/card/attachment'
export const largestFile = 100 * 1024 * 1024
export const mostFiles = 50

/** They go on while another card is looked at. */
export const uploads = createStore<readonly Upload[]>([])
let count = 0

/** The files of a card, in the order of upload. */
export const filesQuery = (cardId: string) =>
  queryOptions({
    queryKey: [...keys.board, 'files', cardId] as const,
    queryFn: ({ signal }) => answer(api.GET(`${path}s`, { params: { query: { cardId } }, headers, signal })),
  })

/** The bytes of a file, which never change: what is on the board does not ask for them again. */
export const contentQuery = (cardId: string, { id }: CardFile) =>
  queryOptions({
    queryKey: ['scrumboard-file', id] as const,
    queryFn: ({ signal }) => download(cardId, id, signal),
    staleTime: Infinity,
    gcTime: 60_000,
  })

async function download(cardId: string, id: string, signal?: AbortSignal): Promise<Blob> {
  const params = { query: { cardId, id } }
  const call = api.GET(path, { params, headers, parseAs: 'blob', ...(signal && { signal }) })
  return answer(call) as Promise<unknown> as Promise<Blob>
}

const change = (id: number, fields: Partial<Upload>) =>
  uploads.set(uploads.get().map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)))

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.board })

/** Takes an upload off the list; one that is under way stops. */
export function dropUpload({ id, stop }: Upload): void {
  stop.abort()
  uploads.set(uploads.get().filter((upload) => upload.id !== id))
}

/** Sends a file, again where it failed. */
export async function runUpload(upload: Upload): Promise<void> {
  const { id, cardId, file, stop } = upload
  change(id, { error: null, part: 0 })
  try {
    await requireRoom(file, 'company')
    const bodySerializer = () => {
      const form = new FormData()
      form.set('cardId', cardId)
      form.set('file', file)
      return form
    }
    const body = { cardId, file: file as unknown as string }
    const fetch = progressFetch((part) => change(id, { part }), stop.signal)
    await answer(api.POST(path, { body, bodySerializer, headers, fetch }))
    await refresh()
    dropUpload(upload)
  } catch (error) {
    if (!stop.signal.aborted) change(id, { error: errorMessage(error) })
  }
}

/** Sends files to a card, one after the other. */
export async function attachFiles(cardId: string, files: readonly File[]): Promise<void> {
  const added = files.map((file) => ({ id: ++count, cardId, file, part: 0, error: null, stop: new AbortController() }))
  uploads.set([...uploads.get(), ...added])
  for (const upload of added) if (!upload.stop.signal.aborted) await runUpload(upload)
}

/** Takes a file from a card and offers to bring it back. */
export async function removeFile(cardId: string, { id, name }: CardFile): Promise<void> {
  try {
    await answer(api.DELETE(path, { params: { query: { cardId, id } }, headers }))
  } catch (error) {
    notify({ type: 'error', title: `No se quitó «${name}»`, message: errorMessage(error) })
    return
  }
  queryClient.setQueryData(filesQuery(cardId).queryKey, (files) => files?.filter((file) => file.id !== id))
  void refresh()
  offerUndo({ text: `Quitaste «${name}».`, undo: () => void restoreFile(cardId, id, name) })
}

async function restoreFile(cardId: string, id: string, name: string): Promise<void> {
  try {
    await answer(api.POST(`${path}/restore`, { body: { cardId, id }, headers }))
  } catch (error) {
    notify({ type: 'error', title: `No se repuso «${name}»`, message: errorMessage(error) })
  }
  void refresh()
}

/** Hands a file to the browser's downloads. */
export async function saveCardFile(cardId: string, { id, name }: CardFile): Promise<void> {
  try {
    saveFile(await download(cardId, id), name)
  } catch (error) {
    notify({ type: 'error', title: `No se pudo descargar «${name}»`, message: errorMessage(error) })
  }
}
