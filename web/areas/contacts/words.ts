const tagTitles: Record<string, string> = {
  Work: 'Trabajo',
  Friend: 'Amistades',
  Family: 'Familia',
  'High School': 'Secundaria',
  College: 'Facultad',
  'Baseball Team': 'Equipo de béisbol',
  Band: 'Banda',
}
const labels: Record<string, string> = { Work: 'Trabajo', Personal: 'Personal', Mobile: 'Celular', Home: 'Casa' }
const stored = Object.fromEntries(Object.entries(labels).map(([name, word]) => [word, name]))

/** A tag as people read it: those that come with Obra are stored in English (seed 001, section 3). */
export const tagTitle = ({ title }: { title: string }): string => tagTitles[title] ?? title

/** What a mail or phone is for, as people read it. */
export const labelWord = (label: string): string => labels[label] ?? label

/** The same as it is stored. */
export const labelOf = (word: string): string => stored[word] ?? word

export const emailLabels = ['Personal', 'Trabajo']
export const phoneLabels = ['Celular', 'Trabajo', 'Casa']

/** '50.000 contactos'; of those that were looked for '1 coincide', '2 contactos coinciden', 'Más de 1.000 coinciden'. */
export function foundWord(count: number, isFound: boolean, isCut: boolean): string {
  if (!isFound) return countWord(count)
  if (count === 1) return '1 coincide'
  const shown = count.toLocaleString('es-AR', { useGrouping: 'always' } as object)
  return isCut ? `Más de ${shown} coinciden` : `${shown} contactos coinciden`
}

/** '1 contacto', '50.000 contactos'. */
export const countWord = (count: number): string =>
  count === 1 ? '1 contacto' : `${count.toLocaleString('es-AR', { useGrouping: 'always' } as object)} contactos`
