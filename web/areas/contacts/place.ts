import type { UrlCodec } from '../../lib/use-url-state.ts'

export const root = '/apps/contacts'
/** The address of a contact that is not stored yet. */
export const newId = 'nuevo'
const editing = 'editar'

/** Which contact the path below `root` names, and whether it is being edited. */
export type Place = { id: string | null; isEditing: boolean }

/** The place that a path names, such as `{id}/editar`; null where it names none. */
export function parsePlace(path: string): Place | null {
  const [id = null, second, ...more] = path.split('/').filter(Boolean)
  if (more.length > 0 || (second !== undefined && second !== editing)) return null
  return { id, isEditing: id === newId || second === editing }
}

/** The path of a place. */
export function pathOf({ id, isEditing = false }: { id: string | null; isEditing?: boolean }): string {
  if (id === null) return root
  return `${root}/${encodeURIComponent(id)}${isEditing && id !== newId ? `/${editing}` : ''}`
}

/** What the list is narrowed down to; the address says it behind the path. */
export type ListView = { query: string; tags: string[] }

export const listView: UrlCodec<ListView> = {
  read: (search) => ({
    query: (search.get('buscar') ?? '').slice(0, 200),
    tags: (search.get('etiquetas') ?? '').split(',').filter(Boolean).slice(0, 50),
  }),
  write: ({ query, tags }) => ({
    buscar: query || undefined,
    etiquetas: tags.length > 0 ? tags.join(',') : undefined,
  }),
}
