import { formatDate, formatTime } from '../../../lib/format.ts'

const dayOf = (time: Date, shift = 0) => new Date(time.getFullYear(), time.getMonth(), time.getDate() + shift).getTime()

/** When a mail came, as short as a list needs: the hour today, 'ayer', else dd/mm/aaaa. */
export function listTime(value: string, now = new Date()): string {
  const day = dayOf(new Date(value))
  if (day === dayOf(now)) return formatTime(value)
  return day === dayOf(now, -1) ? 'ayer' : formatDate(value)
}
