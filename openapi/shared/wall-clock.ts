/**
 * Times on the clocks of Buenos Aires without offset, as `2026-11-25T10:00`, and days for all-day events, as `2026-11-25`. Both
 * compare as text, and neither depends on the time zone of the machine.
 */
export const minuteMilliseconds = 60_000

export const dayOf = (time: string): string => time.slice(0, 10)
export const isDay = (time: string): boolean => time.length === 10

/** The milliseconds of a time as if it were UTC, for arithmetic. */
export const asUtc = (time: string): number => Date.parse(isDay(time) ? `${time}T00:00Z` : `${time}Z`)

/** A later time, or an earlier one. Of a day, the minutes must be whole days. */
export const addMinutes = (time: string, minutes: number): string =>
  new Date(asUtc(time) + minutes * minuteMilliseconds).toISOString().slice(0, time.length)

/** Minutes from one time to another; days count 1,440 minutes. */
export const minutesBetween = (from: string, to: string): number => (asUtc(to) - asUtc(from)) / minuteMilliseconds
