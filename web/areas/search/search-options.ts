import { appPath } from '../../lib/app-link.ts'
import { fold } from '../../lib/fold.ts'
import type { SearchGroup } from './queries.ts'

/** A page of the app; `words` are what users also call it. */
export type Page = { path: string; title: string; detail?: string | undefined; words?: string | undefined }
/** A command that is available on every screen; `words` are what users also call it. */
export type Action = { title: string; icon: string; words?: string } & ({ path: string } | { run: () => void })

/** An option of the list: a link, an action or a recent search. */
export type SearchOption =
  | { kind: 'result'; icon: string; path: string; text: string; detail?: string | undefined }
  | { kind: 'action'; icon: string; text: string; run: () => void }
  | { kind: 'recent'; icon: string; text: string }
export type SearchSection = { id: string; label: string; options: SearchOption[] }

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether each word of the query begins a word of the text, in any order: 'am' does not match 'Cambiar'. */
function hasWordStarts(text: string, query: string): boolean {
  const [words, starts] = [wordsOf(text), wordsOf(query)]
  return starts.length > 0 && starts.every((start) => words.some((word) => word.startsWith(start)))
}

/** The pages whose title, words or path match. */
function findPages(pages: Page[], text: string): SearchOption[] {
  return pages
    .filter(({ path, title, words = '' }) => hasWordStarts(`${title} ${words} ${path.split('?')[0]}`, text))
    .map(({ path, title, detail }) => ({ kind: 'result', icon: 'pi-window-maximize', path, text: title, detail }))
}

function findActions(actions: Action[], text: string): SearchOption[] {
  return actions
    .filter(({ title, words = '' }) => hasWordStarts(`${title} ${words}`, text))
    .map((action) => {
      const { title, icon } = action
      if ('path' in action) return { kind: 'result', icon, path: action.path, text: title }
      return { kind: 'action', icon, text: title, run: action.run }
    })
}

type SearchInput = {
  text: string
  pages: Page[]
  actions: Action[]
  /** Whether a link has a screen. */
  canOpen: (link: string) => boolean
}

/** The result groups of the server in display order; `all` links to the group's full search. */
const serverGroups: { id: SearchGroup['id']; label: string; icon: string; all?: { label: string; path: string } }[] = [
  { id: 'projects', label: 'Proyectos', icon: 'pi-building' },
  { id: 'contacts', label: 'Contactos', icon: 'pi-user' },
  { id: 'tasks', label: 'Tareas', icon: 'pi-check-square' },
  { id: 'eventos', label: 'Calendario', icon: 'pi-calendar' },
  { id: 'documentos', label: 'Documentos', icon: 'pi-folder' },
  {
    id: 'proveedores',
    label: 'Proveedores',
    icon: 'pi-truck',
    all: { label: 'Ver todos en Proveedores', path: '/solo-desarrollo/carga-categoricos?lista=proveedores&buscar=' },
  },
  {
    id: 'contratos',
    label: 'Contratos',
    icon: 'pi-file',
    all: { label: 'Ver todos en Contratos', path: '/finanzas/contratos?buscar=' },
  },
  {
    id: 'comprobantes',
    label: 'Comprobantes',
    icon: 'pi-receipt',
    all: { label: 'Ver todos en Comprobantes', path: '/finanzas/comprobantes?buscar=' },
  },
  {
    id: 'pagos',
    label: 'Pagos',
    icon: 'pi-dollar',
    all: { label: 'Ver todos en Pagos', path: '/finanzas/pagos?buscar=' },
  },
  {
    id: 'materiales',
    label: 'Materiales',
    icon: 'pi-box',
    all: { label: 'Ver todos en Materiales', path: '/solo-desarrollo/carga-categoricos?lista=materiales&buscar=' },
  },
  { id: 'movimientos', label: 'Movimientos de stock', icon: 'pi-arrow-right-arrow-left' },
  {
    id: 'pedidos',
    label: 'Pedidos',
    icon: 'pi-shopping-cart',
    all: { label: 'Ver todos en Pedidos', path: '/materiales/pedidos?buscar=' },
  },
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

/** The sections of the result list, without results that no screen can open. Pages and actions are searched locally. */
export function sectionsOf(groups: SearchGroup[], { text, pages, actions, canOpen }: SearchInput): SearchSection[] {
  const sections = serverGroups.map(({ id, label, icon, all }): SearchSection => {
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
  const localSections = [
    { id: 'pages', label: 'Páginas', options: findPages(pages, text) },
    { id: 'actions', label: 'Acciones', options: findActions(actions, text) },
  ]
  return [...localSections, ...sections].filter(({ options }) => options.length > 0)
}

/** The new active index after a key (from -1 if none is active); null if the key does not move it. */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
