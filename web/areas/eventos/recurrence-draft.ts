/** How an event repeats, in the shape of its form, and in words. On the wire it is an RRULE of RFC 5545. */
import { dateError, dateText } from '../../lib/date-text.ts'
import { numberError } from '../../lib/number-text.ts'
import { dayOf, weekdayOf } from '../../lib/wall-clock.ts'

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
export type RecurrenceDraft = {
  /** Empty: it does not repeat. `other`: an imported rule that the form cannot show. */
  frequency: Frequency | 'other' | ''
  interval: string
  /** Of a week, as `MO`. */
  weekdays: string[]
  /** Of a month: the same date, its last day, or the same weekday (the second Tuesday, the last Friday). */
  monthly: 'date' | 'last' | 'weekday'
  end: 'never' | 'count' | 'until'
  count: string
  until: string
  /** The rule as it is stored. */
  rule: string
}

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const weekdayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const weekdayPlurals = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados', 'domingos']
const positionNames = ['', 'primer', 'segundo', 'tercer', 'cuarto', 'quinto']
const monthName = new Intl.DateTimeFormat('es-AR', { month: 'long', timeZone: 'UTC' })

export const weekdayOptions = weekdayCodes.map((code, index) => ({ code, name: weekdayNames[index]! }))
const nameOf = (code: string) => weekdayNames[weekdayCodes.findIndex((each) => each === code)] ?? ''
const pluralOf = (code: string) => weekdayPlurals[weekdayCodes.findIndex((each) => each === code)] ?? ''

export const noRecurrence: RecurrenceDraft = {
  frequency: '',
  interval: '1',
  weekdays: [],
  monthly: 'date',
  end: 'never',
  count: '10',
  until: '',
  rule: '',
}

const isFrequency = (text: string | undefined): text is Frequency =>
  text === 'DAILY' || text === 'WEEKLY' || text === 'MONTHLY' || text === 'YEARLY'

/** The weekday of a time, as `MO`. */
export const weekdayCodeOf = (start: string): string => weekdayCodes[weekdayOf(start)]!

/** The weekday of a day within its month, as `2TU`; `-1FR` for the fifth, which is the last one wherever it exists. */
function positionOf(start: string): string {
  const position = Math.ceil(Number(dayOf(start).slice(8)) / 7)
  return `${position === 5 ? -1 : position}${weekdayCodeOf(start)}`
}

const dayOfUntil = (text: string) => text.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3')

/** A stored rule as form values; `start` is the first time of the series. */
export function recurrenceDraftOf(rule: string | null, start: string): RecurrenceDraft {
  if (rule === null) return { ...noRecurrence, weekdays: [weekdayCodeOf(start)] }
  const parts = Object.fromEntries(rule.split(';').map((part) => part.split('=') as [string, string]))
  const { FREQ, INTERVAL = '1', COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS } = parts
  const draft: RecurrenceDraft = {
    ...noRecurrence,
    frequency: isFrequency(FREQ) ? FREQ : 'other',
    interval: INTERVAL,
    weekdays: FREQ === 'WEEKLY' && BYDAY ? BYDAY.split(',') : [weekdayCodeOf(start)],
    monthly: FREQ !== 'MONTHLY' ? 'date' : BYDAY ? 'weekday' : BYMONTHDAY === '-1' ? 'last' : 'date',
    ...(COUNT && { end: 'count', count: COUNT }),
    ...(UNTIL && { end: 'until', until: dayOfUntil(UNTIL) }),
    rule,
  }
  const date = String(Number(dayOf(start).slice(8)))
  const isShown =
    BYSETPOS === undefined &&
    (BYMONTHDAY === undefined ||
      (BYMONTHDAY === date && (FREQ === 'MONTHLY' || FREQ === 'YEARLY')) ||
      (BYMONTHDAY === '-1' && FREQ === 'MONTHLY' && BYDAY === undefined)) &&
    (BYMONTH === undefined || (FREQ === 'YEARLY' && BYMONTH === String(Number(start.slice(5, 7))))) &&
    (BYDAY === undefined || FREQ === 'WEEKLY' || (FREQ === 'MONTHLY' && BYDAY === positionOf(start)))
  return isShown ? draft : { ...draft, frequency: 'other' }
}

/** The days of a monthly rule that the start decides. */
function monthlyPart(monthly: RecurrenceDraft['monthly'], start: string): string {
  if (monthly === 'weekday') return `BYDAY=${positionOf(start)}`
  return `BYMONTHDAY=${monthly === 'last' ? -1 : Number(dayOf(start).slice(8))}`
}

/** The rule of the form; null for a single event. */
export function ruleOf(draft: RecurrenceDraft, start: string): string | null {
  const { frequency, interval, weekdays, monthly, end, count, until, rule } = draft
  if (frequency === '') return null
  if (frequency === 'other') return rule
  const parts = [`FREQ=${frequency}`]
  if (Number(interval) > 1) parts.push(`INTERVAL=${Number(interval)}`)
  if (frequency === 'WEEKLY') parts.push(`BYDAY=${weekdayCodes.filter((code) => weekdays.includes(code)).join(',')}`)
  if (frequency === 'MONTHLY') parts.push(monthlyPart(monthly, start))
  if (end === 'count') parts.push(`COUNT=${Number(count)}`)
  if (end === 'until') parts.push(`UNTIL=${until.replaceAll('-', '')}`)
  return parts.join(';')
}

/** The errors of the fields, by name. */
export function recurrenceErrors(draft: RecurrenceDraft, start: string): Record<string, string | undefined> {
  const { frequency, interval, weekdays, end, count, until } = draft
  if (frequency === '' || frequency === 'other') return {}
  const whole = (text: string, max: number) =>
    numberError(text, { decimals: 0, max }) ?? (Number(text) < 1 ? 'Poné un número desde 1.' : undefined)
  return {
    interval: whole(interval, 99),
    weekdays: frequency === 'WEEKLY' && weekdays.length === 0 ? 'Elegí al menos un día.' : undefined,
    count: end === 'count' ? whole(count, 2000) : undefined,
    until:
      end === 'until' ? (until === '' ? 'Poné hasta cuándo.' : dateError(until, { min: dayOf(start) })) : undefined,
  }
}

const every: Record<Frequency, [one: string, several: string]> = {
  DAILY: ['Todos los días', 'días'],
  WEEKLY: ['Todas las semanas', 'semanas'],
  MONTHLY: ['Todos los meses', 'meses'],
  YEARLY: ['Todos los años', 'años'],
}

const joined = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : (names[0] ?? '')

/** 'el segundo martes', 'el último viernes'. */
export function positionText(start: string): string {
  const [, number, code = ''] = /^(-?\d)(..)$/.exec(positionOf(start)) ?? []
  return `el ${number === '-1' ? 'último' : positionNames[Number(number)]} ${nameOf(code)}`
}

function daysText({ frequency, weekdays, monthly }: RecurrenceDraft, start: string): string {
  const date = Number(dayOf(start).slice(8))
  if (frequency === 'WEEKLY')
    return `, los ${joined(weekdayCodes.filter((code) => weekdays.includes(code)).map(pluralOf))}`
  if (frequency === 'MONTHLY')
    return `, ${{ date: `el día ${date}`, last: 'el último día', weekday: positionText(start) }[monthly]}`
  if (frequency === 'YEARLY') return `, el ${date} de ${monthName.format(new Date(`${dayOf(start)}T00:00Z`))}`
  return ''
}

/** 'Cada 2 semanas, los lunes y miércoles, hasta el 31/12/2026'. Empty for a single event. */
export function recurrenceText(draft: RecurrenceDraft, start: string): string {
  const { frequency, interval, end, count, until, rule } = draft
  if (frequency === '') return ''
  if (frequency === 'other') return `Repetición importada (${rule})`
  const [one, several] = every[frequency]
  const often = Number(interval) > 1 ? `Cada ${Number(interval)} ${several}` : one
  const last = end === 'count' ? `, ${count} veces` : end === 'until' ? `, hasta el ${dateText(until)}` : ''
  return `${often}${daysText(draft, start)}${last}`
}
