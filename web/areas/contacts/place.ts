import type { UrlCodec } from '../../lib/use-url-state.ts'

export const root = '/apps/contacts'
/** In the address, the id of a contact that is not stored yet. */
export const newId = 'nuevo'
const editing = 'editar'

/** The contact that the path below `root` opens, and whether it is being edited. */
export type Place = { id: string | null; isEditing: boolean }

/** Parses a path such as `{id}/editar`; null if it is unknown. */
export function parsePlace(path: string): Place | null {
  const [id = null, second, ...more] = path.split('/').filter(Boolean)
  if (more.length > 0 || (second !== undefined && second !== editing)) return null
  return { id, isEditing: id === newId || second === editing }
}

/** The path of a place, the inverse of `parsePlace`. */
export function pathOf({ id, isEditing = false }: { id: string | null; isEditing?: boolean }): string {
  if (id === null) return root
  return `${root}/${encodeURIComponent(id)}${isEditing && id !== newId ? `/${editing}` : ''}`
}

/** The list's filters, stored in the query string. */
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
