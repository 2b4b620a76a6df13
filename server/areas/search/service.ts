/** Who may: from miembro on: their contacts, and pages and tasks of the company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { findContactNames } from '../contacts/service.ts'
import { findTaskTitles } from '../scrumboard/tasks.service.ts'
import { findPages } from './pages.ts'

type SearchGroup = components['schemas']['SearchGroup']
type SearchResult = components['schemas']['SearchResult']
type Group = Omit<SearchGroup, 'results'> & {
  /** Finds what holds a text that is not blank, as far as the signed-in person may see it. */
  find: (ctx: Context, text: string) => SearchResult[] | Promise<SearchResult[]>
}

const maxResults = 20

const groups: Group[] = [
  {
    id: 'contacts',
    label: 'Contacts',
    find: async (ctx, text) => {
      const found = await findContactNames(ctx, text, maxResults)
      return found.map(({ id, name }) => ({ value: name, link: `/apps/contacts/${id}` }))
    },
  },
  { id: 'pages', label: 'Pages', find: (_ctx, text) => findPages(text).slice(0, maxResults) },
  {
    id: 'tasks',
    label: 'Tasks',
    find: async (ctx, text) => {
      const found = await findTaskTitles(ctx, text, maxResults)
      return found.map(({ id, title }) => ({ value: title, link: `/apps/tasks/${id}` }))
    },
  },
]

/** Contacts, pages and tasks that hold the text; an empty query finds nothing (seed 001, section 5). */
export async function searchEverything(ctx: Context, query: string): Promise<SearchGroup[]> {
  const text = query.trim()
  if (text === '') return []
  const found = await Promise.all(
    groups.map(async ({ find, ...group }) => ({ ...group, results: await find(ctx, text) })),
  )
  return found.filter((group) => group.results.length > 0)
}
