const labelTitles: Record<string, string> = {
  Family: 'Familia',
  Work: 'Trabajo',
  Tasks: 'Tareas',
  Priority: 'Prioridad',
  Friends: 'Amistades',
}

/** A label as people read it: those that come with Obra are stored in English (seed 001, section 3). */
export const labelTitle = ({ title }: { title: string }): string => labelTitles[title] ?? title

/** '1 nota', '1.200 notas'. */
export const countWord = (count: number): string =>
  count === 1 ? '1 nota' : `${count.toLocaleString('es-AR', { useGrouping: 'always' } as object)} notas`
