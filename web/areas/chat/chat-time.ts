import { formatDate, formatTime } from '../../lib/format.ts'

const dayOf = (time: Date, shift = 0) => new Date(time.getFullYear(), time.getMonth(), time.getDate() + shift).getTime()
const weekday = new Intl.DateTimeFormat('es-AR', { weekday: 'long' })

/** A message time for the list: the hour today, 'ayer', the weekday within the last six days, else dd/mm/aaaa. */
export function listTime(value: string, now = new Date()): string {
  const time = new Date(value)
  const day = dayOf(time)
  if (day === dayOf(now)) return formatTime(value)
  if (day === dayOf(now, -1)) return 'ayer'
  return day > dayOf(now, -7) && day < dayOf(now) ? weekday.format(time) : formatDate(value)
}
