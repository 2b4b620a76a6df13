import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type SearchGroup = Schema<'SearchGroup'>
export type SearchResult = Schema<'SearchResult'>

/** The search results of a text. Outdated requests are cancelled; the last results stay as placeholder. */
export const searchQuery = (text: string) => ({
  ...q('searchEverything', { body: { query: text } }),
  enabled: text !== '',
  placeholderData: keepPreviousData,
  gcTime: 60_000,
})
