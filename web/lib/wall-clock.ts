/**
 * Times on the clocks of Buenos Aires without offset, as `2026-11-25T10:00`, and days, as `2026-11-25`. Both compare as text, and
 * neither depends on the time zone of the browser.
 */
const minuteMilliseconds = 60_000

export const dayOf = (time: string): string => time.slice(0, 10)
/** '10:00'; empty for a day. */
export const hourOf = (time: string): string => time.slice(11, 16)
export const isDay = (time: string): boolean => time.length === 10

const asUtc = (time: string) => Date.parse(isDay(time) ? `${time}T00:00Z` : `${time}Z`)

/** A later time, or an earlier one. Of a day, the minutes must be whole days. */
export const addMinutes = (time: string, minutes: number): string =>
  new Date(asUtc(time) + minutes * minuteMilliseconds).toISOString().slice(0, time.length)

/** The same time on the day that is as many days later. */
export const addDays = (time: string, days: number): string => addMinutes(time, days * 1440)

/** Minutes from one time to another; days count 1,440 minutes. */
export const minutesBetween = (from: string, to: string): number => (asUtc(to) - asUtc(from)) / minuteMilliseconds

/** The day of the week, 0 for Monday. */
export const weekdayOf = (time: string): number => (new Date(`${dayOf(time)}T00:00Z`).getUTCDay() + 6) % 7

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
