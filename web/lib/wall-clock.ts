/** Times on the clocks of Buenos Aires (`openapi/shared/wall-clock.ts`): hours, days of the week, and months. */
import { addMinutes, dayOf } from '../../openapi/shared/wall-clock.ts'

export { addMinutes, dayOf, isDay, minutesBetween } from '../../openapi/shared/wall-clock.ts'

/** '10:00'; empty for a day. */
export const hourOf = (time: string): string => time.slice(11, 16)

/** The same time on the day that is as many days later. */
export const addDays = (time: string, days: number): string => addMinutes(time, days * 1440)

/** The day of the week, 0 for Monday. */
export const weekdayOf = (time: string): number => (new Date(`${dayOf(time)}T00:00Z`).getUTCDay() + 6) % 7

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
