import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Item = Schema<'FileManagerItem'>
export type Listing = Schema<'FileManagerListing'>

const key = ['file-manager'] as const

/** A folder (null: the root), or what is found in all of them. */
export const listingQuery = (folderId: string | null, search = '') =>
  queryOptions({
    queryKey: [...key, 'listing', folderId, search],
    queryFn: ({ signal }) => {
      const query = { ...(folderId && { folderId }), ...(search && { search }) }
      return answer(api.GET('/api/apps/file-manager', { params: { query }, headers: ownState, signal }))
    },
  })

export const contentQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'content', id],
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

export const refreshFiles = (): void => {
  void queryClient.invalidateQueries({ queryKey: [...key, 'listing'] })
  void queryClient.invalidateQueries({ queryKey: ['storage'] })
}

export const createFolder = mutationOptions({
  mutationKey: key,
  mutationFn: (folder: { name: string; folderId: string | null }) =>
    answer(api.POST('/api/apps/file-manager/folder', { body: { folder }, headers: ownState })),
  onSettled: refreshFiles,
})

export const changeItem = mutationOptions({
  mutationKey: key,
  mutationFn: (body: { id: string; item: { name?: string; description?: string | null; folderId?: string | null } }) =>
    answer(api.PATCH('/api/apps/file-manager/item', { body, headers: ownState })),
  onSettled: refreshFiles,
})

export const deleteItem = mutationOptions({
  mutationKey: key,
  mutationFn: (id: string) =>
    answer(api.DELETE('/api/apps/file-manager/item', { params: { query: { id } }, headers: ownState })),
  onSettled: refreshFiles,
})
