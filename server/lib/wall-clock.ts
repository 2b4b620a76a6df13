/** Times on the clocks of Buenos Aires (`openapi/shared/wall-clock.ts`): their moments, their texts, and their days. */
import { asUtc, dayOf, isDay, minuteMilliseconds } from '../../openapi/shared/wall-clock.ts'
import { addDays, dateText, daysBetween } from './calendar.ts'

export { addMinutes, dayOf, isDay, minutesBetween } from '../../openapi/shared/wall-clock.ts'

/** Argentina has had no summer time since 2009. */
const offset = '-03:00'
const offsetMilliseconds = 180 * minuteMilliseconds

const textOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16)

/** As written in Argentina: '17/03/2026 10:00', '17/03/2026'. */
export const timeText = (time: string): string => `${dateText(dayOf(time))} ${time.slice(11)}`.trim()

/** Whether the day exists: the contract's pattern allows 31 February. */
export function isRealTime(time: string): boolean {
  const milliseconds = asUtc(time)
  return !Number.isNaN(milliseconds) && textOf(milliseconds).startsWith(time)
}

/** The same time on the day that is as many days later. */
export const addDaysTo = (time: string, days: number): string => addDays(dayOf(time), days) + time.slice(10)

/** The time on another day. */
export const onDay = (time: string, day: string): string => addDaysTo(time, daysBetween(dayOf(time), day))

/** The moment of a time of Buenos Aires; of a day, its midnight. */
export const momentOf = (time: string): Date => new Date(isDay(time) ? `${time}T00:00${offset}` : `${time}${offset}`)

/** What the clocks of Buenos Aires show at a moment. */
export const wallClockAt = (moment: Date): string => textOf(moment.getTime() - offsetMilliseconds)
