import type { UrlCodec } from '../../lib/use-url-state.ts'

export const root = '/apps/notes'

/** The id of the note that the path below `root` names; null for the board, undefined where it names nothing. */
export function parsePlace(path: string): string | null | undefined {
  const [id = null, ...more] = path.split('/').filter(Boolean)
  return more.length > 0 ? undefined : id
}

/** The path of a note, or of the board. */
export const pathOf = (id: string | null): string => (id === null ? root : `${root}/${encodeURIComponent(id)}`)

export type View = 'notes' | 'reminders' | 'archived' | 'trash'
/** What the board shows; the address says it behind the path. */
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
