import { formatDate, formatTime } from './format.ts'

const minute = 60_000
const hour = 60 * minute

const words = new Intl.RelativeTimeFormat('es-AR', { numeric: 'always' })

function startOfDay(time: Date, dayShift = 0): number {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate() + dayShift).getTime()
}

/** A time as people say it: 'recién', 'hace 5 minutos', 'hace 2 horas', 'ayer', and dd/mm/aaaa before that. */
export function relativeTime(value: string | Date, now = new Date()): string {
  const time = new Date(value)
  const elapsed = now.getTime() - time.getTime()
  const isToday = startOfDay(time) === startOfDay(now)
  // Clocks differ a little between machines.
  if (elapsed < -minute) return isToday ? `hoy a las ${formatTime(time)}` : formatDate(time)
  if (elapsed < minute) return 'recién'
  if (elapsed < hour) return words.format(-Math.floor(elapsed / minute), 'minute')
  // Shortly after midnight 'hace 2 horas' says more than 'ayer'.
  if (isToday || elapsed < 4 * hour) return words.format(-Math.floor(elapsed / hour), 'hour')
  if (startOfDay(time) === startOfDay(now, -1)) return 'ayer'
  return formatDate(time)
}
