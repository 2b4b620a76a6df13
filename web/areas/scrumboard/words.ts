import type { Priority } from './queries.ts'

const labelTitles: Record<string, string> = {
  Research: 'Investigación',
  Wireframing: 'Bocetos',
  Design: 'Diseño',
  Development: 'Desarrollo',
  Bug: 'Defecto',
}

/** The displayed title of a label. The sample data's labels are stored in English and translated here. */
export const labelTitle = ({ title }: { title: string }): string => labelTitles[title] ?? title

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
