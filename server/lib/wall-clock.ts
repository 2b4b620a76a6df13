/**
 * Times on the clocks of Buenos Aires without offset, as `2026-11-25T10:00`, and days for all-day events, as `2026-11-25`. Both
 * compare as text.
 */
import { addDays, dateText, daysBetween } from './calendar.ts'

const minuteMilliseconds = 60_000

/** Argentina has had no summer time since 2009. */
const offset = '-03:00'
const offsetMilliseconds = 180 * minuteMilliseconds

export const dayOf = (time: string): string => time.slice(0, 10)
export const isDay = (time: string): boolean => time.length === 10

const asUtc = (time: string) => Date.parse(isDay(time) ? `${time}T00:00Z` : `${time}Z`)
const textOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 16)

/** As written in Argentina: '17/03/2026 10:00', '17/03/2026'. */
export const timeText = (time: string): string => `${dateText(dayOf(time))} ${time.slice(11)}`.trim()

/** Whether the day exists: the contract's pattern allows 31 February. */
export function isRealTime(time: string): boolean {
  const milliseconds = asUtc(time)
  return !Number.isNaN(milliseconds) && textOf(milliseconds).startsWith(time)
}

/** Minutes from one time to another; days count 1,440 minutes. */
export const minutesBetween = (from: string, to: string): number => (asUtc(to) - asUtc(from)) / minuteMilliseconds

/** A later time. Of a day, the minutes must be whole days. */
export const addMinutes = (time: string, minutes: number): string =>
  textOf(asUtc(time) + minutes * minuteMilliseconds).slice(0, time.length)

/** The same time on the day that is as many days later. */
export const addDaysTo = (time: string, days: number): string => addDays(dayOf(time), days) + time.slice(10)

/** The time on another day. */
export const onDay = (time: string, day: string): string => addDaysTo(time, daysBetween(dayOf(time), day))

/** The moment of a time of Buenos Aires; of a day, its midnight. */
export const momentOf = (time: string): Date => new Date(isDay(time) ? `${time}T00:00${offset}` : `${time}${offset}`)

/** What the clocks of Buenos Aires show at a moment. */
export const wallClockAt = (moment: Date): string => textOf(moment.getTime() - offsetMilliseconds)
