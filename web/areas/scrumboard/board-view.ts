import type { UrlCodec } from '../../lib/use-url-state.ts'

const dueWords = { overdue: 'vencidas', week: 'semana', undated: 'sin-fecha' } as const
export type DueFilter = keyof typeof dueWords

/** The filter of a board and the open archive, as stored in the URL. */
export type BoardViewState = {
  search: string
  /** User ids; `nobody` for cards without members. */
  members: string[]
  labels: string[]
  due: DueFilter | null
  isArchiveOpen: boolean
}

export const nobody = 'nadie'
export const noFilter = { search: '', members: [], labels: [], due: null }

const listOf = (text: string | null) => (text ?? '').split(',').filter(Boolean).slice(0, 50)
const textOf = (ids: string[]) => (ids.length > 0 ? ids.join(',') : undefined)

export const boardView: UrlCodec<BoardViewState> = {
  read: (search) => ({
    search: (search.get('buscar') ?? '').slice(0, 200),
    members: listOf(search.get('personas')),
    labels: listOf(search.get('etiquetas')),
    due: (Object.keys(dueWords) as DueFilter[]).find((key) => dueWords[key] === search.get('vence')) ?? null,
    isArchiveOpen: search.has('archivo'),
  }),
  write: ({ search, members, labels, due, isArchiveOpen }) => ({
    buscar: search || undefined,
    personas: textOf(members),
    etiquetas: textOf(labels),
    vence: due === null ? undefined : dueWords[due],
    archivo: isArchiveOpen ? 'si' : undefined,
  }),
}

export const isFiltered = ({ search, members, labels, due }: BoardViewState): boolean =>
  search !== '' || members.length > 0 || labels.length > 0 || due !== null
