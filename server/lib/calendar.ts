/** Days `YYYY-MM-DD` and months `YYYY-MM` in Buenos Aires; both compare as text. */

const localDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Buenos Aires at a time. */
export function dayAt(moment: Date): string {
  return localDay.format(moment)
}

/** Whether a text AAAA-MM-DD is a day that exists. */
export const isCalendarDay = (text: string): boolean =>
  new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false

/** A day or month as written in Argentina: '31/12/2026', '12/2026'. */
export const dateText = (value: string): string => value.split('-').toReversed().join('/')

export const monthOf = (day: string): string => day.slice(0, 7)

/**
 * Days since 1 March of year 0 (years that begin in March have the leap day last). Valuations count thousands of days, and
 * `Date` takes five times as long.
 */
function numberOfDay(day: string): number {
  const month = Number(day.slice(5, 7))
  const year = Number(day.slice(0, 4)) - (month > 2 ? 0 : 1)
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  const monthsFromMarch = (month + 9) % 12
  return year * 365 + leapDays + Math.floor((153 * monthsFromMarch + 2) / 5) + Number(day.slice(8, 10)) - 1
}

const daysOf400Years = 146_097

function dayOfNumber(number: number): string {
  if (!Number.isInteger(number)) throw new RangeError('no day')
  const periods = Math.floor(number / daysOf400Years)
  const rest = number - periods * daysOf400Years
  const years = Math.floor(
    (rest - Math.floor(rest / 1460) + Math.floor(rest / 36_524) - Math.floor(rest / (daysOf400Years - 1))) / 365,
  )
  const dayOfYear = rest - (365 * years + Math.floor(years / 4) - Math.floor(years / 100))
  const monthsFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthsFromMarch + 2) / 5) + 1
  const month = ((monthsFromMarch + 2) % 12) + 1
  const year = periods * 400 + years + (month > 2 ? 0 : 1)
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`
}

/** Throws RangeError if the text is no day. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(numberOfDay(day) + days)
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOfDay(to) - numberOfDay(from)
}

const indexOfMonth = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

export function addMonths(month: string, months: number): string {
  const index = indexOfMonth(month) + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The last day of a month. */
export function lastDayOf(month: string): string {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** The number of months from `from` to `to`; negative if `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  return indexOfMonth(to) - indexOfMonth(from)
}

/** Easter Sunday of a year (anonymous Gregorian algorithm), the base of movable holidays. */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const days = h + l - 7 * m + 114
  return `${year}-${String(Math.floor(days / 31)).padStart(2, '0')}-${String((days % 31) + 1).padStart(2, '0')}`
}
