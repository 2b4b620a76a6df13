import { formatDate } from '../../lib/format.ts'

export type Period = 'semana' | 'mes' | 'anio'
export type Week = 'this-week' | 'last-week'

/** `2026-03-10/2026-03-16` as '10/03/2026 al 16/03/2026'. */
export function fullPeriod(label: string): string {
  const [first = '', last = ''] = label.split('/')
  return `${formatDate(first)} al ${formatDate(last)}`
}

/** The period's end for an axis: day and month, or for a year month and year. */
export function shortPeriod(label: string, period: Period): string {
  const last = formatDate(label.split('/')[1] ?? '')
  return period === 'anio' ? last.slice(3) : last.slice(0, 5)
}

/** The change of the last value against the one before, in percent; null if there is none or it is 0. */
export function lastChange(data: number[]): number | null {
  const [before, last] = data.slice(-2)
  if (before === undefined || last === undefined || before === 0) return null
  return ((last - before) / before) * 100
}
