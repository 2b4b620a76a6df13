import type { Priority } from './queries.ts'

/** '1 tarjeta', '7 tarjetas' */
export const cardCount = (count: number): string => (count === 1 ? '1 tarjeta' : `${count} tarjetas`)

export const priorityWords: Record<Priority, string> = {
  none: 'Sin prioridad',
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
}

export const priorityOptions = (Object.keys(priorityWords) as Priority[]).map((value) => ({
  value,
  label: priorityWords[value],
}))
