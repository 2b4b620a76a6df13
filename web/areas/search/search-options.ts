import { appPath } from '../../lib/app-link.ts'
import { fold } from '../../lib/fold.ts'
import type { SearchGroup } from './queries.ts'

/** One line of the list that can be chosen: a place to go to, or a search to make again. */
export type SearchOption =
  | { kind: 'result'; group: SearchGroup['id']; path: string; text: string }
  | { kind: 'recent'; text: string }
export type SearchSection = { id: string; label: string; options: SearchOption[] }

/** A screen that can be gone to. */
export type Page = { path: string; title: string }

/** The screens whose title or address holds a text. */
function findPages(pages: Page[], text: string): SearchOption[] {
  const wanted = fold(text)
  return pages
    .filter(({ path, title }) => fold(`${title} ${path}`).includes(wanted))
    .map(({ path, title }) => ({ kind: 'result', group: 'pages', path, text: title }))
}

/** What was found, as far as it leads somewhere. The screens are the app's own: the server does not know which exist. */
export function sectionsOf(
  groups: SearchGroup[],
  { text, pages, canOpen }: { text: string; pages: Page[]; canOpen: (link: string) => boolean },
): SearchSection[] {
  const optionsOf = (id: SearchGroup['id']) =>
    (groups.find((group) => group.id === id)?.results ?? []).flatMap(({ link, value }): SearchOption[] => {
      const path = canOpen(link) ? appPath(link) : null
      return path === null ? [] : [{ kind: 'result', group: id, path, text: value }]
    })
  const sections: SearchSection[] = [
    { id: 'contacts', label: 'Contactos', options: optionsOf('contacts') },
    { id: 'pages', label: 'Páginas', options: findPages(pages, text) },
    { id: 'tasks', label: 'Tareas', options: optionsOf('tasks') },
  ]
  return sections.filter(({ options }) => options.length > 0)
}

/** The option that a key leads to from `active` (-1: none), or null where the key does not move. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
