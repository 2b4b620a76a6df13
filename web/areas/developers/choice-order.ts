import { fold } from '../../lib/fold.ts'
import type { DeveloperChoice } from './queries.ts'

/** Above this many, those opened lately come first and a filter is offered. */
const fewEnough = 8
const recentOnes = 4

export const needsFilter = (developers: DeveloperChoice[]): boolean => developers.length > fewEnough

/** The companies whose name, address or place holds the text; where they are many, those opened lately first. */
export function orderChoices(developers: DeveloperChoice[], text: string): DeveloperChoice[] {
  const wanted = fold(text.trim())
  const found = developers.filter(({ nombre, mail, ubicacion }) =>
    fold(`${nombre} ${mail} ${ubicacion}`).includes(wanted),
  )
  if (!needsFilter(developers)) return found
  const recent = found
    .filter(({ ultimaApertura }) => ultimaApertura !== null)
    .toSorted((a, b) => (b.ultimaApertura ?? '').localeCompare(a.ultimaApertura ?? ''))
    .slice(0, recentOnes)
  return [...recent, ...found.filter((each) => !recent.includes(each))]
}
