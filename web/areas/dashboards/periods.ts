import { formatDate } from '../../lib/format.ts'

export type Period = 'semana' | 'mes' | 'anio'
export type Week = 'this-week' | 'last-week'

/** `2026-03-10/2026-03-16` as '10/03/2026 al 16/03/2026'. */
export function fullPeriod(label: string): string {
  const [first = '', last = ''] = label.split('/')
  return `${formatDate(first)} al ${formatDate(last)}`
}

/** The same as short as an axis needs it: the day on which it ends, for a year its month. */
export function shortPeriod(label: string, period: Period): string {
  const last = formatDate(label.split('/')[1] ?? '')
  return period === 'anio' ? last.slice(3) : last.slice(0, 5)
}

/** By how many percent the last value differs from the one before; null where there is nothing to compare with. */
export function lastChange(data: number[]): number | null {
  const [before, last] = data.slice(-2)
  if (before === undefined || last === undefined || before === 0) return null
  return ((last - before) / before) * 100
}
