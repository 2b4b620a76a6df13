/** The days that a view of the calendar shows, their title, and the day before and after. */
import { addDays, addMonths, dayOf, weekdayOf } from '../../lib/wall-clock.ts'
import type { Period } from './calendar-view.ts'

export type Range = { desde: string; hasta: string }

/** How many days the agenda lists. */
export const agendaDays = 30

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`
const monday = (day: string) => addDays(day, -weekdayOf(day))

/** The first and the last shown day. A month has six whole weeks, as many as any month may need. */
export function rangeOf(period: Period, day: string): Range {
  if (period === 'dia') return { desde: day, hasta: day }
  if (period === 'agenda') return { desde: day, hasta: addDays(day, agendaDays - 1) }
  const desde = monday(period === 'mes' ? firstOfMonth(day) : day)
  return { desde, hasta: addDays(desde, period === 'mes' ? 41 : 6) }
}

/** The day of the next period, or of the previous one. */
export function stepDay(period: Period, day: string, direction: 1 | -1): string {
  if (period === 'mes') return addMonths(firstOfMonth(day), direction)
  return addDays(day, direction * { semana: 7, dia: 1, agenda: agendaDays }[period])
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-AR', { ...options, timeZone: 'UTC' })
const formats = {
  month: format({ month: 'long', year: 'numeric' }),
  day: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  dayAndMonth: format({ day: 'numeric', month: 'long' }),
  weekday: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  weekdayAndYear: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
}
const formatDay = (name: keyof typeof formats, day: string) => formats[name].format(new Date(`${day}T00:00Z`))
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Martes 10 de marzo'; with the year if it is another one than that of `today`. */
export const weekdayText = (day: string, today: string): string =>
  capital(formatDay(day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'weekdayAndYear', day).replace(',', ''))

/** 'Marzo de 2026', '9 al 15 de marzo de 2026', 'Martes 10 de marzo de 2026'. */
export function titleOf(period: Period, day: string): string {
  if (period === 'mes') return capital(formatDay('month', day))
  if (period === 'dia') return capital(formatDay('weekdayAndYear', day).replace(',', ''))
  const { desde, hasta } = rangeOf(period, day)
  if (desde.slice(0, 7) === hasta.slice(0, 7)) return `${Number(desde.slice(8))} al ${formatDay('day', hasta)}`
  const from = desde.slice(0, 4) === hasta.slice(0, 4) ? 'dayAndMonth' : 'day'
  return `${formatDay(from, desde)} al ${formatDay('day', hasta)}`
}

/** The days of a range that an event takes. */
export function daysIn({ desde, hasta }: Range, { inicio, fin }: { inicio: string; fin: string }): string[] {
  const first = dayOf(inicio) < desde ? desde : dayOf(inicio)
  // What ends at midnight does not take the day that begins then.
  const end = fin > inicio && fin.endsWith('T00:00') ? addDays(dayOf(fin), -1) : dayOf(fin)
  const last = end > hasta ? hasta : end
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
