import { idIn, pageIn, searchIn } from '../../../lib/address-values.ts'
import type { UrlCodec } from '../../../lib/use-url-state.ts'

export const tasksPath = '/apps/tasks'
/** The path segment of the new task dialog. */
export const newTaskId = 'nueva'
export const taskPath = (id: string | null): string =>
  id === null ? tasksPath : `${tasksPath}/${encodeURIComponent(id)}`

const scopeWords = { mine: 'mias', free: 'libres', all: 'todas' } as const
const whenWords = {
  open: 'pendientes',
  overdue: 'vencidas',
  week: 'semana',
  later: 'despues',
  undated: 'sin-fecha',
  completed: 'terminadas',
} as const
const orderWords = { due: 'vencimiento', priority: 'prioridad', own: 'propio' } as const

export type TaskScope = keyof typeof scopeWords
export type TaskWhen = keyof typeof whenWords
export type TaskOrder = keyof typeof orderWords
export const taskWhens = Object.keys(whenWords) as TaskWhen[]

/** The filters, order and page of the task list, stored in the URL. */
export type TaskView = {
  search: string
  scope: TaskScope
  when: TaskWhen
  order: TaskOrder
  boardId: string
  /** Counts from 1. */
  page: number
}

function keyOf<Key extends string>(words: Record<Key, string>, text: string | null, fallback: Key): Key {
  return (Object.keys(words) as Key[]).find((key) => words[key] === text) ?? fallback
}

export const taskView: UrlCodec<TaskView> = {
  read: (search) => ({
    search: searchIn(search.get('buscar')),
    scope: keyOf(scopeWords, search.get('de'), 'mine'),
    when: keyOf(whenWords, search.get('cuando'), 'open'),
    order: keyOf(orderWords, search.get('orden'), 'due'),
    boardId: idIn(search.get('tablero')),
    page: pageIn(search.get('pagina')),
  }),
  write: ({ search, scope, when, order, boardId, page }) => ({
    buscar: search || undefined,
    de: scope === 'mine' ? undefined : scopeWords[scope],
    cuando: when === 'open' ? undefined : whenWords[when],
    orden: order === 'due' ? undefined : orderWords[order],
    tablero: boardId || undefined,
    pagina: page > 1 ? String(page) : undefined,
  }),
}
