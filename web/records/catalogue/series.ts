/** The values of a series over time, as the chart draws them. */

export type SeriesPoint = { when: string; value: number }
/** Null where nothing is known. */
export type DrawnPoint = { when: string; value: number | null }

const dayMilliseconds = 86_400_000
/** A rate that is older warns, so as many days without one are a gap. */
export const mostDays = 7
const mostPoints = 60

/** How many days ago a day was here; negative for one ahead. */
export const daysAgo = (day: string) => Math.floor((Date.now() - Date.parse(`${day}T00:00:00-03:00`)) / dayMilliseconds)

/** The periods that are missing between the first and the last month. */
export function missingMonths(months: string[]): string[] {
  const sorted = months.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  const missing: string[] = []
  for (let month = first; month < last; month = nextMonth(month)) if (!months.includes(month)) missing.push(month)
  return missing
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Values by month, with the missing months between them. */
export function withMissingMonths(points: SeriesPoint[]): DrawnPoint[] {
  const missing = missingMonths(points.map(({ when }) => when)).map((when) => ({ when, value: null }))
  return [...points, ...missing].toSorted((a, b) => (a.when < b.when ? -1 : 1))
}

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMilliseconds

/** Days between which no value is known: from the last one before to the first one after. */
export function missingDays(points: SeriesPoint[]): { from: string; to: string }[] {
  return points.flatMap(({ when }, index) => {
    const before = points[index - 1]?.when
    return before !== undefined && daysBetween(before, when) > mostDays ? [{ from: before, to: when }] : []
  })
}

/** Values by day with their gaps; a point in five is enough of many, beside those at gaps and the last one. */
export function withMissingDays(points: SeriesPoint[]): DrawnPoint[] {
  const gaps = missingDays(points)
  const isEdge = (when: string) => gaps.some(({ from, to }) => from === when || to === when)
  const isDrawn = ({ when }: SeriesPoint, index: number) =>
    points.length <= mostPoints || (points.length - 1 - index) % 5 === 0 || isEdge(when)
  return points.filter(isDrawn).flatMap((point): DrawnPoint[] => {
    const gap = gaps.find(({ to }) => to === point.when)
    return gap ? [{ when: dayAfter(gap.from), value: null }, point] : [point]
  })
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMilliseconds).toISOString().slice(0, 10)
