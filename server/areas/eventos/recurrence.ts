/**
 * Recurrence rules (RRULE of RFC 5545) of whole days: an event occurs at most once a day, so its time is no part of the rule. Only
 * this file knows the library, which ignores values out of range: they are checked here first.
 */
import { RRuleTemporal } from 'rrule-temporal'
import { z } from 'zod'
import { addDays, daysBetween } from '../../lib/calendar.ts'
import { isRealTime } from '../../lib/wall-clock.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
type Weekday = (typeof weekdays)[number]
/** `TU`, `2TU`, `-1FR`. */
const weekdayPattern = /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/

const numbers = (least: number, most: number) =>
  z
    .string()
    .regex(/^[+-]?\d{1,3}(,[+-]?\d{1,3})*$/)
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().min(least).max(most)).min(1).max(62))
const within = (least: number, most: number) => numbers(least, most).refine((all) => !all.includes(0))

const parts = z.strictObject({
  FREQ: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
  INTERVAL: z.coerce.number().int().min(1).max(99).optional(),
  COUNT: z.coerce.number().int().min(1).max(2000).optional(),
  UNTIL: z
    .string()
    .regex(/^\d{8}(T\d{6}Z?)?$/)
    .optional(),
  BYMONTH: within(1, 12).optional(),
  BYMONTHDAY: within(-31, 31).optional(),
  BYDAY: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().regex(weekdayPattern)).min(1).max(35))
    .optional(),
  BYSETPOS: within(-366, 366).optional(),
  WKST: z.enum(weekdays).optional(),
})

type Parts = z.output<typeof parts>

/** A checked rule; `UNTIL` is the last day, as `2026-08-19`. */
export type Rule = Parts

/** A rule that cannot be accepted; the message is for the user. */
export class RuleProblem extends Error {}

const tooFrequent = new Map([
  ['HOURLY', 'hora'],
  ['MINUTELY', 'minuto'],
  ['SECONDLY', 'segundo'],
])

const allowed: Record<string, string> = {
  FREQ: 'DAILY, WEEKLY, MONTHLY o YEARLY',
  INTERVAL: 'de 1 a 99',
  COUNT: 'de 1 a 2000',
  UNTIL: 'una fecha, como 20261231',
  BYMONTH: 'meses de 1 a 12',
  BYMONTHDAY: 'días de 1 a 31, o de -31 a -1 desde el final',
  BYDAY: 'días como MO, 2TU o -1FR',
  BYSETPOS: 'de 1 a 366, o de -366 a -1',
  WKST: 'un día como MO',
}

function partsOf(text: string): Record<string, string> {
  const pairs = text
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .filter(Boolean)
    .map((part) => {
      const [name = '', value = ''] = part.split('=')
      return [name.trim(), value.trim()] as const
    })
  return Object.fromEntries(pairs)
}

/**
 * The last day on which an occurrence may start. A time of UNTIL that is earlier than the occurrences' own excludes its day; with
 * `Z` it is UTC.
 */
function lastDayOf(until: string, time: string): string {
  const [year, month, day] = [until.slice(0, 4), until.slice(4, 6), until.slice(6, 8)]
  const date = `${year}-${month}-${day}`
  if (!isRealTime(date)) throw new RuleProblem(`La repetición termina en una fecha que no existe (UNTIL=${until}).`)
  if (until.length === 8 || time === '') return date
  const minute = `${until.slice(9, 11)}:${until.slice(11, 13)}`
  const shown = until.endsWith('Z')
    ? new Date(Date.parse(`${date}T${minute}Z`) - 10_800_000).toISOString()
    : `${date}T${minute}`
  return shown.slice(11, 16) < time.slice(1) ? addDays(shown.slice(0, 10), -1) : shown.slice(0, 10)
}

function requireCombination({ FREQ, COUNT, UNTIL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS }: Parts): void {
  if (COUNT !== undefined && UNTIL !== undefined)
    throw new RuleProblem('La repetición dice cuántas veces (COUNT) y hasta cuándo (UNTIL): dejá una de las dos.')
  const hasPosition = BYDAY?.some((day) => /\d/.test(day)) ?? false
  if (hasPosition && FREQ !== 'MONTHLY' && FREQ !== 'YEARLY')
    throw new RuleProblem('Un día con posición, como 2TU, se puede por mes o por año (MONTHLY o YEARLY).')
  if (BYMONTHDAY && FREQ === 'WEEKLY')
    throw new RuleProblem('Los días del mes (BYMONTHDAY) no se pueden por semana (WEEKLY).')
  if (BYSETPOS && !BYDAY && !BYMONTHDAY && !BYMONTH)
    throw new RuleProblem('BYSETPOS necesita otra parte de la que elegir, como BYDAY.')
}

/**
 * Reads a rule. `start` is the first time of the series: it decides whether the day of `UNTIL` counts. Throws RuleProblem for what is
 * out of range or not supported.
 */
export function parseRule(text: string, start: string): Rule {
  const written = partsOf(text)
  const often = tooFrequent.get(written.FREQ ?? '')
  if (often) throw new RuleProblem(`Se repite por ${often} (${written.FREQ}). Acá se puede por día, semana, mes o año.`)
  const unknown = Object.keys(written).find((name) => !(name in allowed))
  if (unknown !== undefined) throw new RuleProblem(`Esa parte de la repetición no está permitida: ${unknown}.`)
  const read = parts.safeParse(written)
  if (!read.success) {
    const name = String(read.error.issues[0]?.path[0] ?? 'FREQ')
    const value = written[name]
    throw new RuleProblem(
      `${value === undefined ? `Falta ${name}` : `${name}=${value} está fuera de rango`}: ${allowed[name]}.`,
    )
  }
  requireCombination(read.data)
  const { UNTIL } = read.data
  return { ...read.data, ...(UNTIL !== undefined && { UNTIL: lastDayOf(UNTIL, start.slice(10)) }) }
}

const compact = (day: string) => day.replaceAll('-', '')

/** The text of a rule as the contract has it: `FREQ` first, `UNTIL` as a day. `untilTime` completes `UNTIL` for `.ics` files. */
export function ruleText(rule: Rule, untilTime = ''): string {
  return Object.entries(rule)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${name === 'UNTIL' ? compact(String(value)) + untilTime : String(value)}`)
    .join(';')
}

/** A limit of the library's search, so that a rule without dates is refused within 100 ms. */
const mostIterations = 4000

const expander = (rule: Rule, firstDay: string) =>
  new RRuleTemporal({
    rruleString: `DTSTART:${compact(firstDay)}T000000Z\nRRULE:${ruleText(rule, 'T000000Z')}`,
    maxIterations: mostIterations,
  })

const isEndless = (error: unknown) => error instanceof Error && error.message.startsWith('Maximum ')

/** The days of a rule from one day to another, both included, in order. */
export function expandDays(rule: Rule, firstDay: string, from: string, until: string): string[] {
  if (until < firstDay || until < from) return []
  try {
    const found = expander(rule, firstDay).between(new Date(`${from}T00:00Z`), new Date(`${until}T00:00Z`), true)
    return found.map((each) => each.toPlainDate().toString())
  } catch (error) {
    // A rule that has dates at first and none later, such as 29 February on a fixed weekday.
    if (isEndless(error)) return []
    throw error
  }
}

/** The first day of a rule on or after a day. Throws RuleProblem if there is none before 2100. */
export function firstDayOf(rule: Rule, from: string): string {
  const none = new RuleProblem('Esa repetición no da ninguna fecha.')
  try {
    const [first] = expander(rule, from).all((_day, index) => index < 1)
    const day = first?.toPlainDate().toString()
    if (day === undefined || day > '2099-12-31') throw none
    return day
  } catch (error) {
    if (isEndless(error)) throw none
    throw error
  }
}

const rotated = (day: string, days: number): string => {
  const [, position = '', name] = weekdayPattern.exec(day)!
  const index = weekdays.indexOf(name as Weekday)
  return position + weekdays[(((index + days) % 7) + 7) % 7]!
}

const weekdayOf = (day: string): Weekday => weekdays[((daysBetween('2024-01-01', day) % 7) + 7) % 7]!
const dayOfMonth = (day: string) => Number(day.slice(8, 10))
const isInLastWeek = (day: string) => addDays(day, 7).slice(0, 7) !== day.slice(0, 7)

/** The position of a day among its weekday in the month: 1 to 5, or -1 for the last if the rule counted from the end. */
const positionOf = (day: string, fromEnd: boolean) =>
  fromEnd && isInLastWeek(day) ? -1 : Math.ceil(dayOfMonth(day) / 7)

/** The month parts of a rule whose occurrence moved to another month; undefined if it names several. */
function movedMonth({ BYMONTH }: Rule, from: string, to: string): Pick<Rule, 'BYMONTH'> | undefined {
  if (!BYMONTH || from.slice(5, 7) === to.slice(5, 7)) return {}
  return BYMONTH.length === 1 ? { BYMONTH: [Number(to.slice(5, 7))] } : undefined
}

/** The pattern of a monthly or yearly rule after its occurrence moved; undefined if it has several days. */
function movedPattern(rule: Rule, from: string, to: string): Partial<Rule> | undefined {
  const { BYDAY = [], BYMONTHDAY = [], BYSETPOS = [] } = rule
  const month = movedMonth(rule, from, to)
  if (!month) return undefined
  if (BYDAY.length === 0 && BYMONTHDAY.length === 0) return BYSETPOS.length === 0 ? month : undefined
  if (BYMONTHDAY.length === 1 && BYDAY.length === 0 && BYSETPOS.length === 0)
    return { ...month, BYMONTHDAY: [dayOfMonth(to)] }
  const [day] = BYDAY
  const position = day === undefined ? '' : weekdayPattern.exec(day)![1]
  // The second Tuesday, as 2TU or as TU with BYSETPOS=2.
  const isOneDay = BYDAY.length === 1 && BYMONTHDAY.length === 0 && BYSETPOS.length === (position ? 0 : 1)
  if (!isOneDay || (rule.FREQ === 'YEARLY' && !rule.BYMONTH)) return undefined
  const place = position ? Number(position) : BYSETPOS[0]!
  const moved = `${positionOf(to, place < 0)}${weekdayOf(to)}`
  return { ...month, BYDAY: [moved], BYSETPOS: undefined }
}

/**
 * The rule after an occurrence moved from one day to another: every Tuesday becomes every Monday. Undefined if the pattern does not
 * say how the others move.
 */
export function movedRule(rule: Rule, from: string, to: string): Rule | undefined {
  const days = daysBetween(from, to)
  if (days === 0) return rule
  const until = rule.UNTIL === undefined ? {} : { UNTIL: addDays(rule.UNTIL, days) }
  if (rule.FREQ === 'MONTHLY' || rule.FREQ === 'YEARLY') {
    const pattern = movedPattern(rule, from, to)
    return pattern && { ...rule, ...pattern, ...until }
  }
  if (rule.BYMONTHDAY || rule.BYSETPOS || rule.BYMONTH) return undefined
  // The week turns along, so that every second week stays every second week.
  const week = rule.FREQ === 'WEEKLY' ? { WKST: rotated(rule.WKST ?? 'MO', days) as Weekday } : {}
  return { ...rule, ...(rule.BYDAY && { BYDAY: rule.BYDAY.map((day) => rotated(day, days)) }), ...week, ...until }
}
