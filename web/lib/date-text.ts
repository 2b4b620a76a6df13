/** Dates as people here type them: '1/3/26', '01/03/2026'. On the wire they are '2026-03-01', months '2026-03'. */

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

/** The date that a text stands for, as on the wire; null for none, and for a day that no calendar has. */
export function parseDate(text: string): string | null {
  const [, day, month, year] = typedDate.exec(text.trim()) ?? []
  if (!day || !month || !year) return null
  const date = `${yearOf(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDate(date) ? date : null
}

/** The month that a text stands for, as on the wire: '3/2026', 'mar-26' and 'marzo 2026' are '2026-03'. */
export function parseMonth(text: string): string | null {
  const [, name, namedYear] = namedMonth.exec(text.trim()) ?? []
  const word = name?.toLowerCase().replace(/^sept?(?!t)|^set/, 'sept')
  const named = word ? months.findIndex((each) => each.startsWith(word)) + 1 : 0
  if (named > 0 && namedYear) return `${yearOf(namedYear)}-${String(named).padStart(2, '0')}`
  const [, month, year] = typedMonth.exec(text.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null
  return `${yearOf(year)}-${month.padStart(2, '0')}`
}

/** A date or month of the wire as it is typed; other text as it is. */
export function dateText(value: string): string {
  return wireDate.test(value) || wireMonth.test(value) ? value.split('-').toReversed().join('/') : value
}

/** What is wrong with the value of a `DateField`, as a sentence for people; undefined where nothing is. */
export function dateError(value: string, { min, max }: { min?: string; max?: string } = {}): string | undefined {
  if (!value) return undefined
  if (!wireDate.test(value)) return 'Escribí una fecha, por ejemplo 31/12/2026.'
  if (min && value < min) return `Como muy temprano ${dateText(min)}.`
  if (max && value > max) return `Como muy tarde ${dateText(max)}.`
  return undefined
}

/** What is wrong with the value of a `MonthField`. */
export function monthError(value: string): string | undefined {
  return !value || wireMonth.test(value) ? undefined : 'Escribí mes y año, por ejemplo 12/2026.'
}
