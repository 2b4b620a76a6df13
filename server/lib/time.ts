import { invalid } from './problem.ts'

/** The time `minutes` after a moment (before it if negative), as stored. */
export function minutesFrom(moment: Date, minutes: number): string {
  return new Date(moment.getTime() + minutes * 60_000).toISOString()
}

/** A sent time in UTC, as stored. Throws 400 if its year in UTC is not between 0000 and 9999. */
export function utcTime(field: string, sent: string): string {
  const time = new Date(sent)
  const year = time.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw invalid(field, 'No es una fecha válida.')
  return time.toISOString()
}
