import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Item = Schema<'FileManagerItem'>
export type Listing = Schema<'FileManagerListing'>
export type Clash = Schema<'FileManagerClash'>
export type Origin = Schema<'FileManagerOrigin'>
export type WhenTaken = Schema<'FileManagerWhenTaken'>

const key = ['file-manager'] as const
/** How many folders and files a page of the list holds. */
export const pageSize = 200
/** As many as the contract takes in one call. */
export const mostAtOnce = 10_000
const mostNames = 1000

const asked = (folderId: string | null, search: string) => ({
  ...(folderId && { folderId }),
  ...(search && { search }),
})

/** A page of a folder (null: the root), or of what is found in all of them. */
export const pageQuery = (folderId: string | null, search = '', page = 1) =>
  queryOptions({
    queryKey: [...key, 'page', folderId, search, page],
    queryFn: ({ signal }) => {
      const query = { ...asked(folderId, search), page, size: pageSize }
      return answer(api.GET('/api/apps/file-manager', { params: { query }, headers: ownState, signal }))
    },
  })

/** The ids of all that the pages show, in their order. */
export const idsQuery = (folderId: string | null, search: string) =>
  queryOptions({
    queryKey: [...key, 'ids', folderId, search],
    queryFn: async ({ signal }) => {
      const params = { query: asked(folderId, search) }
      return (await answer(api.GET('/api/apps/file-manager/ids', { params, headers: ownState, signal }))).ids
    },
  })

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'item', id],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/file-manager/item', { params: { query: { id } }, headers: ownState, signal })),
  })

// A content never changes under its id, so what follows changes of the folders leaves it alone.
export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: ['file-content', id],
    queryFn: ({ signal }) => readContent(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  })

/** The bytes of a file. */
export async function readContent(id: string, signal?: AbortSignal): Promise<Blob> {
  const params = { query: { id } }
  const options = { params, headers: ownState, parseAs: 'blob', ...(signal && { signal }) } as const
  return (await answer(api.GET('/api/apps/file-manager/file/content', options))) as unknown as Blob
}

/** How a text begins, as far as `most` bytes; the rest of a large one is not fetched. */
export const textQuery = (id: string, most: number) =>
  queryOptions({
    queryKey: ['file-content', 'text', id],
    queryFn: async ({ signal }) => {
      const options = { params: { query: { id } }, headers: ownState, parseAs: 'stream', signal } as const
      const body: unknown = await answer(api.GET('/api/apps/file-manager/file/content', options))
      return readStart(body as ReadableStream<Uint8Array<ArrayBuffer>>, most)
    },
    staleTime: Infinity,
    gcTime: 0,
  })

async function readStart(body: ReadableStream<Uint8Array<ArrayBuffer>>, most: number) {
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  while (bytes <= most) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
    bytes += value.length
  }
  await reader.cancel()
  return { text: await new Blob(chunks).slice(0, most).text(), isCut: bytes > most }
}

/** Those of the names that a folder has already. */
export async function takenNames(folderId: string | null, names: readonly string[]): Promise<Clash[]> {
  const taken: Clash[] = []
  for (let start = 0; start < names.length; start += mostNames) {
    const body = { folderId, names: names.slice(start, start + mostNames) }
    taken.push(...(await answer(api.POST('/api/apps/file-manager/taken-names', { body, headers: ownState }))).taken)
  }
  return taken
}

export const refreshFiles = (): void => {
  void queryClient.invalidateQueries({ queryKey: key })
  void queryClient.invalidateQueries({ queryKey: ['storage'] })
}

const change = { mutationKey: key, onSettled: refreshFiles }

export const createFolder = mutationOptions({
  ...change,
  mutationFn: (folder: { name: string; folderId: string | null }) =>
    answer(api.POST('/api/apps/file-manager/folder', { body: { folder }, headers: ownState })),
})

export type ItemChange = {
  id: string
  item: { name?: string; description?: string | null; folderId?: string | null }
  whenTaken?: WhenTaken
}

export const changeItem = mutationOptions({
  ...change,
  mutationFn: (body: ItemChange) => answer(api.PATCH('/api/apps/file-manager/item', { body, headers: ownState })),
})

export const moveFiles = mutationOptions({
  ...change,
  mutationFn: (body: { ids: string[]; folderId: string | null; whenTaken?: WhenTaken }) =>
    answer(api.POST('/api/apps/file-manager/move', { body, headers: ownState })),
})

export const deleteFiles = mutationOptions({
  ...change,
  mutationFn: (ids: string[]) =>
    answer(api.POST('/api/apps/file-manager/delete', { body: { ids }, headers: ownState })),
})

export const restoreFiles = mutationOptions({
  ...change,
  mutationFn: (body: { removal: string; whenTaken?: 'both' | 'replace' }) =>
    answer(api.POST('/api/apps/file-manager/restore', { body, headers: ownState })),
})
