import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../http/env.ts'
import { providers } from './providers.ts'

type SearchGroup = components['schemas']['SearchGroup']

const groups = [
  { id: 'contacts', label: 'Contacts' },
  { id: 'pages', label: 'Pages' },
  { id: 'tasks', label: 'Tasks' },
] as const

const maxResults = 20

/** Contacts, pages and tasks that hold the text; an empty query finds nothing (seed 001, section 5). */
export async function searchEverything(ctx: Context, query: string): Promise<SearchGroup[]> {
  const text = query.trim()
  if (text === '') return []
  const found = await Promise.all(
    groups.map(async (group) => ({ ...group, results: (await providers[group.id]?.(ctx, text)) ?? [] })),
  )
  return found
    .filter((group) => group.results.length > 0)
    .map((group) => ({ ...group, results: group.results.slice(0, maxResults) }))
}
