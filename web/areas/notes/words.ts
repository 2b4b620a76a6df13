const labelTitles: Record<string, string> = {
  Family: 'Familia',
  Work: 'Trabajo',
  Tasks: 'Tareas',
  Priority: 'Prioridad',
  Friends: 'Amistades',
}

/** A label as people read it: those that come with Obra are stored in English (seed 001, section 3). */
export const labelTitle = ({ title }: { title: string }): string => labelTitles[title] ?? title

/** '1 nota', '1.200 notas'; of those that were looked for '1 nota coincide', 'Más de 1.000 notas coinciden'. */
export function countWord(count: number, isFound: boolean, isCut: boolean): string {
  const shown = count.toLocaleString('es-AR', { useGrouping: 'always' } as object)
  if (count === 1) return isFound ? '1 nota coincide' : '1 nota'
  if (!isFound) return `${shown} notas`
  return isCut ? `Más de ${shown} notas coinciden` : `${shown} notas coinciden`
}
