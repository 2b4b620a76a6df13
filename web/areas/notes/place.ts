import type { UrlCodec } from '../../lib/use-url-state.ts'

export const root = '/apps/notes'

/** The note id in the path below `root`; null for the board, undefined if the path is unknown. */
export function parsePlace(path: string): string | null | undefined {
  const [id = null, ...more] = path.split('/').filter(Boolean)
  return more.length > 0 ? undefined : id
}

/** The path of a note, or of the board. */
export const pathOf = (id: string | null): string => (id === null ? root : `${root}/${encodeURIComponent(id)}`)

export type View = 'notes' | 'reminders' | 'archived' | 'trash'
/** The board's state, stored in the query string. */
export type BoardView = { view: View; query: string; labels: string[] }

const words: Record<View, string | undefined> = {
  notes: undefined,
  reminders: 'recordatorios',
  archived: 'archivo',
  trash: 'papelera',
}
const views = Object.keys(words) as View[]

export const boardView: UrlCodec<BoardView> = {
  read: (search) => ({
    view: views.find((view) => words[view] !== undefined && words[view] === search.get('ver')) ?? 'notes',
    query: (search.get('buscar') ?? '').slice(0, 200),
    labels: (search.get('etiquetas') ?? '').split(',').filter(Boolean).slice(0, 50),
  }),
  write: ({ view, query, labels }) => ({
    ver: words[view],
    buscar: query || undefined,
    etiquetas: labels.length > 0 ? labels.join(',') : undefined,
  }),
}

export const isNarrowed = ({ query, labels }: BoardView): boolean => query.trim() !== '' || labels.length > 0
