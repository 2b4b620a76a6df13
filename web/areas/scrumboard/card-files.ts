/** The files of cards: on their way up, taken away, brought back, saved. */
import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { saveDownload } from '../../api/save-download.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import type { Schema } from '../../api/types.ts'
import { createUploads, fileBody } from '../../api/uploads.ts'
import { offerUndo } from '../../ui/undo.ts'
import { requireRoom } from '../user/door.ts'
import { keys } from './queries.ts'

export type CardFile = Schema<'Attachment'>

const headers = ownState
const path = '/api/apps/scrumboard/board/card/attachment'
export const largestFile = 100_000_000
export const mostFiles = 50

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

const refresh = () => queryClient.invalidateQueries({ queryKey: keys.board })

/** The files on their way, by the id of their card. */
export const uploads = createUploads<string>(async ({ owner: cardId, file, stop }, fetch) => {
  await requireRoom(file, 'company', stop.signal)
  await answer(api.POST(path, { ...fileBody(file, { cardId }), headers, fetch }))
  await refresh()
  return null
})

/** Takes a file from a card and offers to bring it back. */
export async function removeFile(cardId: string, { id, name }: CardFile): Promise<void> {
  try {
    await answer(api.DELETE(path, { params: { query: { cardId, id } }, headers }))
  } catch (error) {
    tellFailure(`No se quitó «${name}»`)(error)
    return
  }
  queryClient.setQueryData(filesQuery(cardId).queryKey, (files) => files?.filter((file) => file.id !== id))
  void refresh()
  offerUndo({ text: `Quitaste «${name}».`, undo: () => void restoreFile(cardId, id, name) })
}

async function restoreFile(cardId: string, id: string, name: string): Promise<void> {
  await answer(api.POST(`${path}/restore`, { body: { cardId, id }, headers })).catch(
    tellFailure(`No se repuso «${name}»`),
  )
  void refresh()
}

/** Hands a file to the browser's downloads. */
export const saveCardFile = (cardId: string, { id, name }: CardFile): Promise<void> =>
  saveDownload(name, download(cardId, id))
