import { appPath } from '../../lib/app-link.ts'
import { fold } from '../../lib/fold.ts'
import type { SearchGroup } from './queries.ts'

/** A screen, or something that can be done from everywhere. */
export type Page = { path: string; title: string; detail?: string | undefined }
export type Action = { title: string; icon: string } & ({ path: string } | { run: () => void })

/** One line of the list that can be chosen: a place to go to, something to do, or a search to make again. */
export type SearchOption =
  | { kind: 'result'; icon: string; path: string; text: string; detail?: string | undefined }
  | { kind: 'action'; icon: string; text: string; run: () => void }
  | { kind: 'recent'; icon: string; text: string }
export type SearchSection = { id: string; label: string; options: SearchOption[] }

/** Whether a word of the text begins with what is wanted: 'am' does not mean 'Cambiar'. */
function hasWord(text: string, wanted: string): boolean {
  const words = (value: string) =>
    ` ${fold(value)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()}`
  return words(wanted) !== ' ' && words(text).includes(words(wanted))
}

/** The screens whose title or address has the words. */
function findPages(pages: Page[], text: string): SearchOption[] {
  return pages
    .filter(({ path, title }) => hasWord(`${title} ${path}`, text))
    .map(({ path, title, detail }) => ({ kind: 'result', icon: 'pi-window-maximize', path, text: title, detail }))
}

function findActions(actions: Action[], text: string): SearchOption[] {
  return actions
    .filter(({ title }) => hasWord(title, text))
    .map((action) => {
      const { title, icon } = action
      if ('path' in action) return { kind: 'result', icon, path: action.path, text: title }
      return { kind: 'action', icon, text: title, run: action.run }
    })
}

type Searched = {
  text: string
  pages: Page[]
  actions: Action[]
  /** Whether a link leads to a screen that there is. */
  canOpen: (link: string) => boolean
}

/** The groups of the server, in the order of the list; what has a search of its own says where all of it is. */
const served: { id: SearchGroup['id']; label: string; icon: string; all?: { label: string; path: string } }[] = [
  { id: 'projects', label: 'Proyectos', icon: 'pi-building' },
  { id: 'contacts', label: 'Contactos', icon: 'pi-user' },
  { id: 'tasks', label: 'Tareas', icon: 'pi-check-square' },
  {
    id: 'products',
    label: 'Productos',
    icon: 'pi-warehouse',
    all: { label: 'Ver todos en Inventario', path: '/apps/ecommerce/inventory?buscar=' },
  },
  {
    id: 'mails',
    label: 'Correos',
    icon: 'pi-envelope',
    all: { label: 'Ver todos en Correo', path: '/apps/mailbox/all/1?query=' },
  },
  {
    id: 'guides',
    label: 'Guías',
    icon: 'pi-question-circle',
    all: { label: 'Buscar en la ayuda', path: '/apps/help-center?buscar=' },
  },
]

/** What was found, as far as a screen shows it. Pages are the web's own table, so that they need no answer. */
export function sectionsOf(groups: SearchGroup[], { text, pages, actions, canOpen }: Searched): SearchSection[] {
  const sections = served.map(({ id, label, icon, all }): SearchSection => {
    const results = groups.find((group) => group.id === id)?.results ?? []
    const options = results.flatMap(({ link, value, detail }): SearchOption[] => {
      const path = canOpen(link) ? appPath(link) : null
      return path === null ? [] : [{ kind: 'result', icon, path, text: value, detail }]
    })
    if (all && options.length > 1) {
      const path = `${all.path}${encodeURIComponent(text)}`
      options.push({ kind: 'result', icon: 'pi-search', path, text: all.label })
    }
    return { id, label, options }
  })
  const own = [
    { id: 'pages', label: 'Páginas', options: findPages(pages, text) },
    { id: 'actions', label: 'Acciones', options: findActions(actions, text) },
  ]
  return [...own, ...sections].filter(({ options }) => options.length > 0)
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
