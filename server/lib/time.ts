import { invalid } from './problem.ts'

/** The time so many minutes after a moment (before it, if negative), as the store keeps it. */
export function minutesFrom(moment: Date, minutes: number): string {
  return new Date(moment.getTime() + minutes * 60_000).toISOString()
}

/** A time that was sent, in UTC as the store keeps it. Throws 400 where its year in UTC is not between 0000 and 9999. */
export function utcTime(field: string, sent: string): string {
  const time = new Date(sent)
  const year = time.getUTCFullYear()
  if (!(year >= 0 && year <= 9999)) throw invalid(field, 'No es una fecha válida.')
  return time.toISOString()
}
