import { hasWords } from '../../lib/fold.ts'
import type { DeveloperChoice } from './queries.ts'

/** Longer lists show recently opened companies first and have a filter. */
const shortListSize = 8
const recentCount = 4

export const needsFilter = (developers: DeveloperChoice[]): boolean => developers.length > shortListSize

/** The companies whose name, email or place contains the text; in long lists, recently opened ones first. */
export function orderChoices(developers: DeveloperChoice[], text: string): DeveloperChoice[] {
  const matches = developers.filter(({ nombre, mail, ubicacion }) => hasWords(`${nombre} ${mail} ${ubicacion}`, text))
  if (!needsFilter(developers)) return matches
  const recent = matches
    .filter(({ ultimaApertura }) => ultimaApertura !== null)
    .toSorted((a, b) => (b.ultimaApertura ?? '').localeCompare(a.ultimaApertura ?? ''))
    .slice(0, recentCount)
  return [...recent, ...matches.filter((each) => !recent.includes(each))]
}
