import { appPath } from '../../lib/app-link.ts'
import type { SearchGroup } from './queries.ts'

/** One line of the list that can be chosen: a place to go to, or a search to make again. */
export type SearchOption =
  | { kind: 'result'; group: SearchGroup['id']; path: string; text: string }
  | { kind: 'recent'; text: string }
export type SearchSection = { id: string; label: string; options: SearchOption[] }

const groupLabels: Record<SearchGroup['id'], string> = { contacts: 'Contactos', pages: 'Páginas', tasks: 'Tareas' }

/** What was found, as far as it leads to a screen that there is. */
export function sectionsOf(groups: SearchGroup[], canOpen: (link: string) => boolean): SearchSection[] {
  return groups
    .map(({ id, results }) => ({
      id,
      label: groupLabels[id],
      options: results.flatMap(({ link, value }): SearchOption[] => {
        const path = canOpen(link) ? appPath(link) : null
        return path === null ? [] : [{ kind: 'result', group: id, path, text: value }]
      }),
    }))
    .filter(({ options }) => options.length > 0)
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
