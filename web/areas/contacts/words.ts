import { words } from '../../../openapi/generated/words.ts'

const tagTitles: Record<string, string> = words.ContactTagTitle
const labels: Record<string, string> = words.ContactLabel
const storedLabels = Object.fromEntries(Object.entries(labels).map(([name, word]) => [word, name]))

/** A tag's title; the default tags are stored in English. */
export const tagTitle = ({ title }: { title: string }): string => tagTitles[title] ?? title

/** A mail or phone label in Spanish. */
export const labelWord = (label: string): string => labels[label] ?? label

/** A label as it is stored: the inverse of `labelWord`. */
export const labelOf = (word: string): string => storedLabels[word] ?? word

const { Personal, Work, Mobile, Home } = words.ContactLabel
export const emailLabels = [Personal, Work]
export const phoneLabels = [Mobile, Work, Home]

/** '50.000 contactos'; with a filter '1 coincide', '2 contactos coinciden', or 'Más de 1.000 coinciden' if cut. */
export function matchCountText(count: number, isFound: boolean, isCut: boolean): string {
  if (!isFound) return countWord(count)
  if (count === 1) return '1 coincide'
  const countText = count.toLocaleString('es-AR', { useGrouping: 'always' } as object)
  return isCut ? `Más de ${countText} coinciden` : `${countText} contactos coinciden`
}

/** '1 contacto', '50.000 contactos'. */
export const countWord = (count: number): string =>
  count === 1 ? '1 contacto' : `${count.toLocaleString('es-AR', { useGrouping: 'always' } as object)} contactos`
