/** Days `YYYY-MM-DD` and months `YYYY-MM` of Buenos Aires; both compare as text. */

const dayMilliseconds = 86_400_000
const local = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Argentina/Buenos_Aires',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day in Buenos Aires at a moment. */
export function dayAt(moment: Date): string {
  return local.format(moment)
}

export const monthOf = (day: string): string => day.slice(0, 7)

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** How many days after `from` a day is; negative before it. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMilliseconds
}

const indexOfMonth = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

export function addMonths(month: string, months: number): string {
  const index = indexOfMonth(month) + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** How many months after `from` a month is; negative before it. */
export function monthsBetween(from: string, to: string): number {
  return indexOfMonth(to) - indexOfMonth(from)
}

/** Easter Sunday of a year, by the anonymous Gregorian algorithm; movable holidays count from it. */
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
