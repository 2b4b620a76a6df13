import { formatDate, formatTime } from './format.ts'

const minute = 60_000
const hour = 60 * minute

const words = new Intl.RelativeTimeFormat('es-AR', { numeric: 'always' })

function startOfDay(time: Date, dayShift = 0): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate() + dayShift).getTime()
}

/** A relative time: 'recién', 'hace 5 minutos', 'hace 2 horas', 'ayer'; older ones as dd/mm/aaaa. */
export function relativeTime(value: string | Date, now = new Date()): string {
  const time = new Date(value)
  const elapsed = now.getTime() - time.getTime()
  const isToday = startOfDay(time) === startOfDay(now)
  // Tolerates clock skew.
  if (elapsed < -minute) return isToday ? `hoy a las ${formatTime(time)}` : formatDate(time)
  if (elapsed < minute) return 'recién'
  if (elapsed < hour) return words.format(-Math.floor(elapsed / minute), 'minute')
  // Shortly after midnight 'hace 2 horas' is more useful than 'ayer'.
  if (isToday || elapsed < 4 * hour) return words.format(-Math.floor(elapsed / hour), 'hour')
  if (startOfDay(time) === startOfDay(now, -1)) return 'ayer'
  return formatDate(time)
}
