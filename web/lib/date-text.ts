/** Dates as typed in Argentina: '1/3/26', '01/03/2026'. On the wire '2026-03-01', months '2026-03'. */

const typedDate = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2}|\d{4})$/
const typedMonth = /^(\d{1,2})[/.\- ](\d{2}|\d{4})$/
const namedMonth = /^([a-z]{3,10})\.?(?:[/.\- ]| de )(\d{2}|\d{4})$/i
const months = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const wireDate = /^\d{4}-\d{2}-\d{2}$/
const wireMonth = /^\d{4}-\d{2}$/

const yearOf = (digits: string) => (digits.length === 2 ? `20${digits}` : digits)

function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Parses a date to wire format; null for other text and impossible days. */
export function parseDate(text: string): string | null {
  const [, day, month, year] = typedDate.exec(text.trim()) ?? []
  if (!day || !month || !year) return null
  const date = `${yearOf(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDate(date) ? date : null
}

/** Parses a month to wire format: '3/2026', 'mar-26' and 'marzo 2026' give '2026-03'. */
export function parseMonth(text: string): string | null {
  const [, name, namedYear] = namedMonth.exec(text.trim()) ?? []
  const word = name?.toLowerCase().replace(/^sept?(?!t)|^set/, 'sept')
  const monthNumber = word ? months.findIndex((each) => each.startsWith(word)) + 1 : 0
  if (monthNumber > 0 && namedYear) return `${yearOf(namedYear)}-${String(monthNumber).padStart(2, '0')}`
  const [, month, year] = typedMonth.exec(text.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null
  return `${yearOf(year)}-${month.padStart(2, '0')}`
}

/** Formats a wire date or month as typed; other text is returned unchanged. */
export function dateText(value: string): string {
  return wireDate.test(value) || wireMonth.test(value) ? value.split('-').toReversed().join('/') : value
}

/** The error of a `DateField` value as a sentence, or undefined. */
export function dateError(value: string, { min, max }: { min?: string; max?: string } = {}): string | undefined {
  if (!value) return undefined
  if (!wireDate.test(value)) return 'Escribí una fecha, por ejemplo 31/12/2026.'
  if (min && value < min) return `Como muy temprano ${dateText(min)}.`
  if (max && value > max) return `Como muy tarde ${dateText(max)}.`
  return undefined
}

/** The error of a `MonthField` value, or undefined. */
export function monthError(value: string): string | undefined {
  return !value || wireMonth.test(value) ? undefined : 'Escribí mes y año, por ejemplo 12/2026.'
}
