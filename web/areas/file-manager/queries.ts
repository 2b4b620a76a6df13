import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client.ts'
import { call, download, invalidate, mutate, q, type Stale } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { storageQuery } from '../user/door.ts'

export type Item = Schema<'FileManagerItem'>
export type Listing = Schema<'FileManagerListing'>
export type Clash = Schema<'FileManagerClash'>
export type Origin = Schema<'FileManagerOrigin'>
export type WhenTaken = Schema<'FileManagerWhenTaken'>

/** Folders and files per page. */
export const pageSize = 200
/** The contract's limit per call. */
export const batchSize = 10_000
const namesPerCall = 1000

/** A page of a folder (null: the root), or of the search results over all folders. */
export const pageQuery = (folderId: string | null, search = '', page = 1) =>
  q('listFiles', { folderId: folderId || undefined, search: search || undefined, page, size: pageSize })

/** The ids of the whole list, in its order. */
export const idsQuery = (folderId: string | null, search: string) =>
  q('listFileIds', { folderId: folderId || undefined, search: search || undefined })

// Content never changes under its id, so its key is outside 'file-manager', which folder changes invalidate.
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: ['file-content', id],
    queryFn: ({ signal }) => download('downloadFile', { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** The first `maxBytes` bytes of a text; the rest of a large one is not downloaded. */
export const textQuery = (id: string, maxBytes: number) =>
  queryOptions({
    queryKey: ['file-content', 'text', id],
    queryFn: async ({ signal }) => {
      const options = { params: { query: { id } }, parseAs: 'stream', signal } as const
      const body: unknown = await answer(api.GET('/api/apps/file-manager/file/content', options))
      return readStart(body as ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes)
    },
    staleTime: Infinity,
    gcTime: 0,
  })

async function readStart(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number) {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  while (bytes <= maxBytes) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    bytes += value.length
  }
  await reader.cancel()
  return { text: await new Blob(chunks).slice(0, maxBytes).text(), isCut: bytes > maxBytes }
}

/** The names that exist in a folder, each with its item. */
export async function takenNames(folderId: string | null, names: readonly string[]): Promise<Clash[]> {
  const taken: Clash[] = []
  for (let start = 0; start < names.length; start += namesPerCall) {
    const body = { folderId, names: names.slice(start, start + namesPerCall) }
    taken.push(...(await call('findTakenFileNames', { body })).taken)
  }
  return taken
}

const files: readonly Stale[] = ['file-manager', storageQuery.queryKey]
export const refreshFiles = (): void => void invalidate(...files)

export const createFolder = mutate('createFolder', { invalidates: files })
export const changeItem = mutate('updateFile', { invalidates: files })
export const moveFiles = mutate('moveFiles', { invalidates: files })
export const deleteFiles = mutate('deleteFiles', { invalidates: files })
export const restoreFiles = mutate('restoreFiles', { invalidates: files })
