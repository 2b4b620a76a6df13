import { formatDate, formatTime } from '../../lib/format.ts'

const dayOf = (time: Date) => new Date(time.getFullYear(), time.getMonth(), time.getDate())

function at(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)
}

/** Common reminder times, in the user's time zone. */
export function presets(now: Date): { label: string; time: Date }[] {
  const toMonday = (8 - now.getDay()) % 7 || 7
  const tonight = at(now, 0, 18)
  return [
    ...(tonight.getTime() - now.getTime() > 30 * 60_000 ? [{ label: 'Hoy a las 18:00', time: tonight }] : []),
    { label: 'Mañana a las 08:00', time: at(now, 1, 8) },
    ...(toMonday > 1 ? [{ label: 'El lunes a las 08:00', time: at(now, toMonday, 8) }] : []),
  ]
}

/** 'Hoy, 18:00', 'Mañana, 08:00', '28/03/2026, 12:00'. */
export function reminderText(reminder: string, now: Date): string {
  const time = new Date(reminder)
  const days = Math.round((dayOf(time).getTime() - dayOf(now).getTime()) / 86_400_000)
  const day = { '-1': 'Ayer', 0: 'Hoy', 1: 'Mañana' }[days] ?? formatDate(time)
  return `${day}, ${formatTime(time)}`
}

export const isPast = (reminder: string, now: Date): boolean => Date.parse(reminder) <= now.getTime()

/** Parses a typed date and time; null if they are invalid. */
export function momentOf(date: string, time: string): Date | null {
  const moment = new Date(`${date}T${time}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

const two = (value: number) => String(value).padStart(2, '0')

/** The inverse of `momentOf`: the texts for the date and time fields. */
export const typedDate = (time: Date): string =>
  `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
export const typedTime = (time: Date): string => `${two(time.getHours())}:${two(time.getMinutes())}`
