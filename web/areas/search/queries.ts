import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import type { Schema } from '../../api/types.ts'

export type SearchGroup = Schema<'SearchGroup'>
export type SearchResult = Schema<'SearchResult'>

/** What holds a text. An answer that nobody waits for any more is cancelled; the last one stays until the next is there. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) =>
      answer(api.POST('/api/common/search', { body: { query: text }, headers: ownState, signal })),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
