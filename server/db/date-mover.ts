import { readFixture } from './fixtures.ts'

const dayMilliseconds = 86_400_000

export type DateMover = {
  /** Moves a past time by whole days; on the day of seeding it is scaled so that it is never later than now. */
  time(iso: string): string
  /** Moves the time of something planned by whole days; it may be in the future. */
  planned(iso: string): string
  /** Moves a `YYYY-MM-DD` by the same number of days. */
  date(day: string): string
}

/** Days begin at midnight in Buenos Aires, which is UTC-3 all year round. */
const midnightUtcHour = 3
const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`) + midnightUtcHour * 3_600_000

/** All times on the anchor day are before noon, so a seeding after noon need not scale them. */
const halfDayMilliseconds = dayMilliseconds / 2

/**
 * Moves the fixtures' dates from their anchor day to the day of `now` (docs/domain/conventions.md, Dates and months). In a
 * morning the times of that day are scaled towards its start, so that none is later than now and their order stays.
 */
export function createDateMover(now: Date): DateMover {
  const { anchorDate } = readFixture<{ anchorDate: string }>('anchor')
  const anchor = dayStart(anchorDate)
  const shift = Math.floor((now.getTime() - anchor) / dayMilliseconds) * dayMilliseconds
  const today = anchor + shift
  const share = Math.min(1, (now.getTime() - today) / halfDayMilliseconds)
  const iso = (moment: number) => new Date(moment).toISOString()
  return {
    time(text) {
      const moment = Date.parse(text) + shift
      return iso(moment < today ? moment : Math.min(today + Math.floor((moment - today) * share), now.getTime()))
    },
    planned: (text) => iso(Date.parse(text) + shift),
    date: (day) => iso(Date.parse(`${day}T00:00:00Z`) + shift).slice(0, 10),
  }
}
