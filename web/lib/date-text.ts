/**
 * Dates as typed in Argentina: '1/3/26', '01/03/2026'. On the wire '2026-03-01', months '2026-03'. The only date parser on the web:
 * fields and pasted cells use it.
 */
import { dateYears, yearsMessage, type YearRange } from '../../openapi/shared/date-years.ts'

// Spreadsheets add the time to a day: it is ignored.
const time = String.raw`(?:[T ]\d{1,2}:\d{2}.*)?`
const typedDate = new RegExp(String.raw`^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})${time}$`)
const isoDate = new RegExp(String.raw`^(\d{4})[/.\-](\d{1,2})[/.\-](\d{1,2})${time}$`)
const namedDate = /^(\d{1,2})(?:[/.\- ]| de )([a-z]{3,10})\.?(?:[/.\- ]| de )(\d{2}|\d{4})$/i
const typedMonth = /^(\d{1,2})[/.\- ](\d{2}|\d{4})$/
const isoMonth = /^(\d{4})[/.-](\d{1,2})$/
const namedMonth = /^([a-z]{3,10})\.?(?:[/.\- ]| de )(\d{2}|\d{4})$/i
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const wireDate = /^\d{4}-\d{2}-\d{2}$/
const wireMonth = /^\d{4}-\d{2}$/

const yearOf = (digits: string) => (digits.length === 2 ? `20${digits}` : digits)
const twoDigits = (digits: string | number) => String(digits).padStart(2, '0')

/** The number of a month by its name or the start of it; 0 if there is none. */
function numberOfMonth(name: string): number {
  const word = name.toLowerCase().replace(/^sept?(?!t)|^set/, 'sept')
  return months.findIndex((each) => each.startsWith(word)) + 1
}

function isRealDate(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(date)
}

/** Year, month and day of a text, as typed; the month may be 0 if its name is unknown. */
function partsOfDate(text: string): [year: string, month: string | number, day: string] | null {
  const [, day, month, year] = typedDate.exec(text) ?? []
  if (day && month && year) return [year, month, day]
  const [, isoYear, isoMonthNumber, isoDay] = isoDate.exec(text) ?? []
  if (isoYear && isoMonthNumber && isoDay) return [isoYear, isoMonthNumber, isoDay]
  const [, namedDay, name, namedYear] = namedDate.exec(text) ?? []
  return namedDay && name && namedYear ? [namedYear, numberOfMonth(name), namedDay] : null
}

/**
 * Parses a typed or pasted day to wire format: '1/3/26', '01-03-2026', '1-mar-26', '2026-03-01', also followed by a time. Null for
 * other text and impossible days.
 */
export function parseDate(text: string): string | null {
  const parts = partsOfDate(text.trim())
  if (!parts) return null
  const [year, month, day] = parts
  const date = `${yearOf(year)}-${twoDigits(month)}-${twoDigits(day)}`
  return isRealDate(date) ? date : null
}

/** Parses a month, or the month of a day: '3/2026', '2026-03', 'mar-26' and '01/03/2026' give '2026-03'. */
export function parseMonth(text: string): string | null {
  const typed = text.trim()
  const [, name, namedYear] = namedMonth.exec(typed) ?? []
  if (name && namedYear && numberOfMonth(name) > 0) return `${yearOf(namedYear)}-${twoDigits(numberOfMonth(name))}`
  const [, isoYear, isoNumber] = isoMonth.exec(typed) ?? []
  const [, typedNumber, typedYear] = typedMonth.exec(typed) ?? []
  const [year, month] = [isoYear ?? typedYear, isoNumber ?? typedNumber]
  // Spreadsheets turn months into days.
  if (!year || !month) return parseDate(typed)?.slice(0, 7) ?? null
  return Number(month) >= 1 && Number(month) <= 12 ? `${yearOf(year)}-${twoDigits(month)}` : null
}

/** Formats a wire date or month as typed; other text is returned unchanged. */
export function dateText(value: string): string {
  return wireDate.test(value) || wireMonth.test(value) ? value.split('-').toReversed().join('/') : value
}

type DateRange = { years?: YearRange; min?: string; max?: string }

const isInYears = (value: string, { pattern }: YearRange) => new RegExp(pattern).test(value)

/** The error of a `DateField` value as a sentence, or undefined. `years` are those that the contract accepts for the field. */
export function dateError(value: string, { years = dateYears.usual, min, max }: DateRange = {}): string | undefined {
  if (!value) return undefined
  if (!wireDate.test(value) || !isRealDate(value)) return 'Escribí una fecha, por ejemplo 31/12/2026.'
  if (!isInYears(value, years)) return yearsMessage(years)
  if (min && value < min) return `Como muy temprano ${dateText(min)}.`
  if (max && value > max) return `Como muy tarde ${dateText(max)}.`
  return undefined
}

/** The error of a `MonthField` value, or undefined. */
export function monthError(value: string): string | undefined {
  if (!value) return undefined
  if (!wireMonth.test(value) || parseMonth(value) === null) return 'Escribí mes y año, por ejemplo 12/2026.'
  return isInYears(value, dateYears.usual) ? undefined : yearsMessage(dateYears.usual)
}
