/** Prepares the values of a series for its chart. */

export type SeriesPoint = { when: string; value: number }
/** Null is a gap in the line. */
export type DrawnPoint = { when: string; value: number | null }

const dayMilliseconds = 86_400_000
/** Longest time without a rate: an older newest rate shows a warning, and a longer pause is a gap. */
export const maxGapDays = 7
const maxPoints = 60

/** Days since the start of a `YYYY-MM-DD` day in Argentina; negative for future days. */
export const daysAgo = (day: string) => Math.floor((Date.now() - Date.parse(`${day}T00:00:00-03:00`)) / dayMilliseconds)

/** The months (`YYYY-MM`) missing between the first and the last one, in order. */
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

/** Monthly values in order, with null for missing months. */
export function withMissingMonths(points: SeriesPoint[]): DrawnPoint[] {
  const missing = missingMonths(points.map(({ when }) => when)).map((when) => ({ when, value: null }))
  return [...points, ...missing].toSorted((a, b) => (a.when < b.when ? -1 : 1))
}

const daysBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMilliseconds

/** Gaps longer than `maxGapDays`, each from the last day before it to the first day after it. Expects points by date. */
export function missingDays(points: SeriesPoint[]): { from: string; to: string }[] {
  return points.flatMap(({ when }, index) => {
    const before = points[index - 1]?.when
    return before !== undefined && daysBetween(before, when) > maxGapDays ? [{ from: before, to: when }] : []
  })
}

/** Daily values with a null in each gap. Long series keep every fifth point, the last one and the edges of gaps. */
export function withMissingDays(points: SeriesPoint[]): DrawnPoint[] {
  const gaps = missingDays(points)
  const isEdge = (when: string) => gaps.some(({ from, to }) => from === when || to === when)
  const isDrawn = ({ when }: SeriesPoint, index: number) =>
    points.length <= maxPoints || (points.length - 1 - index) % 5 === 0 || isEdge(when)
  return points.filter(isDrawn).flatMap((point): DrawnPoint[] => {
    const gap = gaps.find(({ to }) => to === point.when)
    return gap ? [{ when: dayAfter(gap.from), value: null }, point] : [point]
  })
}

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMilliseconds).toISOString().slice(0, 10)
