import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../http/env.ts'
import { findPages } from './pages.ts'

type SearchGroupId = components['schemas']['SearchGroup']['id']

/** Finds what holds a text that is not blank, as far as the signed-in person may see it; case and accents do not matter. */
export type SearchProvider = (
  ctx: Context,
  text: string,
) => components['schemas']['SearchResult'][] | Promise<components['schemas']['SearchResult'][]>

/** Who searches for each group: areas give theirs through their service. A group without one stays out of the answer. */
export const providers: Partial<Record<SearchGroupId, SearchProvider>> = {
  pages: (_ctx, text) => findPages(text),
}
