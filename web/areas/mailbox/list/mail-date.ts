import { formatDate, formatTime } from '../../../lib/format.ts'

const dayOf = (time: Date, shift = 0) => new Date(time.getFullYear(), time.getMonth(), time.getDate() + shift).getTime()

/** The short date of a mail in the list: the time if today, 'ayer' if yesterday, else dd/mm/yyyy. */
export function listTime(value: string, now = new Date()): string {
  const day = dayOf(new Date(value))
  if (day === dayOf(now)) return formatTime(value)
  return day === dayOf(now, -1) ? 'ayer' : formatDate(value)
}
