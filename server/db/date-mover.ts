import { readFixture } from './fixtures.ts'

const dayMilliseconds = 86_400_000

export type DateMover = {
  /** The time of something that happened: of the same day before the seeding, and never later than it. */
  time(iso: string): string
  /** The time of something planned, which may lie ahead: moved by whole days alone. */
  planned(iso: string): string
  /** A `YYYY-MM-DD`, moved likewise. */
  date(day: string): string
}

/** Days are those of Buenos Aires, three hours behind UTC all year round. */
const midnightUtcHour = 3
const dayStart = (day: string) => Date.parse(`${day}T00:00:00Z`) + midnightUtcHour * 3_600_000

/** What happens on the anchor day happens before its noon, so a later seeding need not move it within the day. */
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
