/** Upload, removal, restoring and download of the files of cards. */
import { queryOptions } from '@tanstack/react-query'
import { call, download, invalidate, keyOf, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { saveDownload } from '../../api/save-download.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import type { Schema } from '../../api/types.ts'
import { createUploads } from '../../api/uploads.ts'
import { offerUndo } from '../../ui/undo.ts'
import { requireRoom } from '../user/door.ts'
import { boardData } from './queries.ts'

export type CardFile = Schema<'Attachment'>

export const largestFile = 100_000_000
export const mostFiles = 50

/** The files of a card, in the order of upload. */
export const filesQuery = (cardId: string) => q('listCardAttachments', { cardId })

/** The bytes of a file, which never change. */
export const contentQuery = (cardId: string, { id }: CardFile) =>
  queryOptions({
    queryKey: keyOf('downloadCardAttachment', { id }),
    queryFn: ({ signal }) => download('downloadCardAttachment', { cardId, id }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

const refresh = () => invalidate(...boardData)

/** Uploads in progress, by card id. */
export const uploads = createUploads<string>(async ({ owner: cardId, file, stop }, fetch) => {
  await requireRoom(file, 'company', stop.signal)
  const body = new FormData()
  body.set('cardId', cardId)
  body.set('file', file)
  await call('uploadCardAttachment', { body }, { fetch })
  await refresh()
  return null
})

/** Removes a file from a card and offers to undo it. */
export async function removeFile(cardId: string, { id, name }: CardFile): Promise<void> {
  try {
    await call('removeCardAttachment', { cardId, id })
  } catch (error) {
    tellFailure(`No se quitó «${name}»`)(error)
    return
  }
  queryClient.setQueryData(filesQuery(cardId).queryKey, (files) => files?.filter((file) => file.id !== id))
  void refresh()
  offerUndo({ text: `Quitaste «${name}».`, undo: () => void restoreFile(cardId, id, name) })
}

async function restoreFile(cardId: string, id: string, name: string): Promise<void> {
  await call('restoreCardAttachment', { body: { cardId, id } }).catch(tellFailure(`No se repuso «${name}»`))
  void refresh()
}

export const saveCardFile = (cardId: string, { id, name }: CardFile): Promise<void> =>
  saveDownload(name, download('downloadCardAttachment', { cardId, id }))
