import { formatDate, formatDateTime, formatNumber, formatPercent } from '../../../lib/format.ts'
import type { Schema } from '../../../api/types.ts'

export type Point = Schema<'DashboardPoint'>

const hour = 3_600_000
const dayTime = /^(\d{2}):(\d{2})$/

/** A point's time in milliseconds: its `x` is a day, a UTC time, or a time of day. */
function timeOf(x: string): number {
  const [, hours, minutes] = dayTime.exec(x) ?? []
  return hours ? (Number(hours) + Number(minutes) / 60) * hour : Date.parse(x)
}

/** The points of the last `hours` hours before the last point; not before now, because samples are old. */
export function lastHours(points: Point[], hours: number): Point[] {
  const last = points.at(-1)
  if (!last) return []
  const first = timeOf(last.x) - hours * hour
  return points.filter(({ x }) => timeOf(x) >= first)
}

/** The points of the last `days` days, the day of the last point included. */
export const lastDays = (points: Point[], days: number): Point[] => lastHours(points, (days - 1) * 24)

/** The weeks, such as `2026-03-10/2026-03-16`, that end within the last `days` days of the series; at least one. */
export function lastWeeks(labels: string[], days: number): string[] {
  const ends = labels.map((label) => timeOf(label.split('/')[1] ?? ''))
  const first = (ends.at(-1) ?? 0) - days * 24 * hour
  return labels.filter((_, index) => ends[index]! > first)
}

/** A point's time as text. */
export function timeText(x: string): string {
  if (dayTime.test(x)) return x
  return x.includes('T') ? formatDateTime(x) : formatDate(x)
}

/** A point's time for an axis: day and month, or the time of day. */
export function shortTime(x: string): string {
  if (dayTime.test(x)) return x
  return x.includes('T') ? formatDateTime(x).replace(/\/\d{4}/, '') : formatDate(x).slice(0, 5)
}

export const sum = (values: number[]): number => values.reduce((total, each) => total + each, 0)

/** The change from the first value to the last in percent; null if it cannot be calculated. */
export function changeOver(values: number[]): number | null {
  const [first, last] = [values[0], values.at(-1)]
  if (values.length < 2 || !first || last === undefined) return null
  return ((last - first) / first) * 100
}

/** '12,5 % más', '3 % menos', 'igual'. */
export function changeText(change: number): string {
  if (Math.abs(change) < 0.05) return 'igual'
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'más' : 'menos'}`
}

/** The count that a share in percent of `total` equals. */
export const countOf = (share: number, total: number): string => formatNumber(Math.round((share / 100) * total))
