import { keepPreviousData } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type SearchGroup = Schema<'SearchGroup'>
export type SearchResult = Schema<'SearchResult'>

/** What holds a text. A request that nobody waits for any more is cancelled; the last result stays until the next is there. */
export const searchQuery = (text: string) => ({
  ...q('searchEverything', { body: { query: text } }),
  enabled: text !== '',
  placeholderData: keepPreviousData,
  gcTime: 60_000,
})
