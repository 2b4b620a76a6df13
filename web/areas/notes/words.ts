const labelTitles: Record<string, string> = {
  Family: 'Familia',
  Work: 'Trabajo',
  Tasks: 'Tareas',
  Priority: 'Prioridad',
  Friends: 'Amistades',
}

/** A label's title; the default labels are stored in English. */
export const labelTitle = ({ title }: { title: string }): string => labelTitles[title] ?? title

/** '1 nota', '1.200 notas'; with a filter '1 nota coincide', or 'Más de 1.000 notas coinciden' if cut. */
export function countWord(count: number, isFound: boolean, isCut: boolean): string {
  const countText = count.toLocaleString('es-AR', { useGrouping: 'always' } as object)
  if (count === 1) return isFound ? '1 nota coincide' : '1 nota'
  if (!isFound) return `${countText} notas`
  return isCut ? `Más de ${countText} notas coinciden` : `${countText} notas coinciden`
}
