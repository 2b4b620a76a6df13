export type DueState = 'done' | 'overdue' | 'today' | 'later'

/** The local date of a moment in wire format: '2026-03-01'. */
export function localDay(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${moment.getFullYear()}-${month}-${day}`
}

/** The urgency of a due date. */
export function dueState(dueDate: string, completed: boolean, now = new Date()): DueState {
  if (completed) return 'done'
  const today = localDay(now)
  if (dueDate === today) return 'today'
  return dueDate < today ? 'overdue' : 'later'
}

export const dueWords: Record<DueState, string> = {
  done: 'Terminada',
  overdue: 'Vencida',
  today: 'Vence hoy',
  later: 'Vence',
}

const short = new Intl.DateTimeFormat('es-AR', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** '20 mar' */
export const shortDay = (day: string): string => short.format(new Date(day))

/** Today and the Sunday of its week, as local dates. */
export function currentWeek(now = new Date()): { today: string; weekEnd: string } {
  const days = (7 - now.getDay()) % 7
  const sunday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return { today: localDay(now), weekEnd: localDay(sunday) }
}

export function shiftDay(day: string, by: number): string {
  const [year, month, date] = day.split('-').map(Number)
  return localDay(new Date(year!, month! - 1, date! + by))
}
