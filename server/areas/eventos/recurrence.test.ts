/** The occurrences of any rule, exception and split are those of a second library. */
import fc from 'fast-check'
import { RRule, rrulestr } from 'rrule'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../lib/calendar.ts'
import { expandDays, firstDayOf, parseRule, RuleProblem } from './recurrence.ts'
import { alignedSeries, changeSeries, occurrencesOf, splitSeries, type Exception, type Series } from './series.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const list = <T>(values: fc.Arbitrary<T>) => fc.uniqueArray(values, { minLength: 1, maxLength: 3 })
const optional = (name: string, values: fc.Arbitrary<unknown>) =>
  fc.option(values, { nil: undefined }).map((value) => (value === undefined ? '' : `;${name}=${String(value)}`))

const months = list(fc.integer({ min: 1, max: 12 }))
const monthDays = list(fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constant(-1)))
const plainDays = list(fc.constantFrom(...weekdays))
const placedDays = list(
  fc.tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom(...weekdays)).map((pair) => pair.join('')),
)

/** Valid rules that have a date within a few years. */
const patterns = fc.oneof(
  fc.constant('FREQ=DAILY'),
  optional('BYDAY', plainDays).map((days) => `FREQ=DAILY${days}`),
  fc
    .tuple(optional('BYDAY', plainDays), optional('WKST', fc.constantFrom('MO', 'SU')))
    .map((all) => `FREQ=WEEKLY${all.join('')}`),
  optional('BYMONTHDAY', monthDays).map((days) => `FREQ=MONTHLY${days}`),
  placedDays.map((days) => `FREQ=MONTHLY;BYDAY=${days.join()}`),
  fc
    .tuple(plainDays, fc.constantFrom(1, 2, -1))
    .map(([days, place]) => `FREQ=MONTHLY;BYDAY=${days.join()};BYSETPOS=${place}`),
  fc.tuple(months, monthDays).map(([month, days]) => `FREQ=YEARLY;BYMONTH=${month.join()};BYMONTHDAY=${days.join()}`),
  fc.tuple(months, placedDays).map(([month, days]) => `FREQ=YEARLY;BYMONTH=${month.join()};BYDAY=${days.join()}`),
)
const ends = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
  fc.integer({ min: 0, max: 700 }).map((days) => `;UNTIL=${addDays('2026-01-01', days).replaceAll('-', '')}`),
)
const rules = fc
  .tuple(patterns, fc.integer({ min: 1, max: 4 }), ends)
  .map(([pattern, interval, end]) => `${pattern};INTERVAL=${interval}${end}`)
const starts = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2025-12-01', days))

const until = '2027-12-31'

/** The days of a rule by the other library. */
function daysByRrule(rule: string, start: string): string[] {
  const compact = start.replaceAll('-', '')
  const parsed = rrulestr(`DTSTART:${compact}T000000Z\nRRULE:${rule.replace(/(UNTIL=\d{8})/, '$1T000000Z')}`)
  expect(parsed).toBeInstanceOf(RRule)
  const found = parsed.between(new Date(`${start}T00:00Z`), new Date(`${until}T00:00Z`), true)
  return found.map((day) => day.toISOString().slice(0, 10))
}

const event = {
  titulo: 'Reunión',
  tipoId: null,
  todoElDia: false,
  lugar: '',
  notas: '',
  asignados: [],
  recordatorios: [],
  vinculo: null,
  estado: 'programado',
} as const

/** A series that starts on the first day of a rule; undefined if it has none. */
function seriesOf(recurrencia: string, start: string): Series | undefined {
  const times = { inicio: `${start}T10:00`, fin: `${start}T11:00` }
  try {
    return alignedSeries({ ...event, ...times, asignados: [], recordatorios: [], recurrencia })
  } catch (error) {
    if (error instanceof RuleProblem) return undefined
    throw error
  }
}

const startsOf = (series: Series, exceptions: Exception[] = []) =>
  occurrencesOf(series, exceptions, '2025-01-01', until).map(({ inicio }) => inicio)

describe('expandDays', () => {
  it('gives the days of another library', () => {
    fc.assert(
      fc.property(rules, starts, (rule, start) => {
        const series = seriesOf(rule, start)
        const first = series?.inicio.slice(0, 10) ?? start
        const read = parseRule(rule, first)
        expect(expandDays(read, first, first, until)).toEqual(daysByRrule(rule, series ? first : start))
      }),
      { numRuns: 60 },
    )
  })

  it('starts a series on the first day of its rule', () => {
    expect(firstDayOf(parseRule('FREQ=MONTHLY;BYDAY=-1FR', '2026-03-01'), '2026-03-28')).toBe('2026-04-24')
  })
})

const choices = fc.array(fc.tuple(fc.nat(), fc.constantFrom('borrada', 'movida', 'titulo')), { maxLength: 5 })

/** Exceptions of some days of a series. */
function exceptionsOf(days: string[], chosen: [number, string][]): Exception[] {
  const all = chosen.map(([place, kind]): Exception => {
    const dia = days[place % days.length]!
    const moved = addDays(dia, 1)
    if (kind === 'movida')
      return { dia, borrada: false, cambios: { inicio: `${moved}T08:00`, fin: `${moved}T09:00`, todoElDia: false } }
    return { dia, borrada: kind === 'borrada', cambios: kind === 'titulo' ? { titulo: 'Otra' } : {} }
  })
  return [...new Map(all.map((each) => [each.dia, each])).values()].toSorted((a, b) => (a.dia < b.dia ? -1 : 1))
}

describe('a series', () => {
  it('has the same occurrences after a split, exceptions included', () => {
    fc.assert(
      fc.property(rules, starts, choices, fc.nat(), (rule, start, chosen, cut) => {
        const series = seriesOf(rule, start)
        if (!series) return
        const days = daysByRrule(rule, series.inicio.slice(0, 10)).slice(0, 60)
        fc.pre(days.length > 0)
        const exceptions = exceptionsOf(days, chosen)
        const parts = splitSeries(series, exceptions, days[cut % days.length]!)
        if (!parts) return
        const { before, after } = parts
        const both = [...startsOf(before.series, before.exceptions), ...startsOf(after.series, after.exceptions)]
        expect(both).toEqual(startsOf(series, exceptions))
      }),
      { numRuns: 40 },
    )
  })

  it('keeps its distance in days when it moves, or asks for a new rule', () => {
    const shifts = fc.integer({ min: -6, max: 6 })
    const weekly = fc.tuple(plainDays, fc.integer({ min: 1, max: 3 }))
    fc.assert(
      fc.property(weekly, starts, shifts, ([days, interval], start, shift) => {
        const series = seriesOf(`FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days.join()};COUNT=12`, start)!
        const to = addDays(series.inicio.slice(0, 10), shift)
        const { series: moved } = changeSeries(series, [], undefined, { inicio: `${to}T10:00`, fin: `${to}T11:00` })
        const expected = startsOf(series).map((each) => addDays(each.slice(0, 10), shift) + each.slice(10))
        expect(startsOf(moved)).toEqual(expected)
      }),
      { numRuns: 20 },
    )
    const second = seriesOf('FREQ=MONTHLY;BYDAY=2TU', '2026-03-01')!
    const { series: monday } = changeSeries(second, [], undefined, {
      inicio: '2026-03-09T10:00',
      fin: '2026-03-09T11:00',
    })
    expect(monday.recurrencia).toContain('BYDAY=2MO')
    const twice = seriesOf('FREQ=MONTHLY;BYMONTHDAY=1,15', '2026-03-01')!
    const move = () => changeSeries(twice, [], undefined, { inicio: '2026-03-02T10:00', fin: '2026-03-02T11:00' })
    expect(move).toThrow(RuleProblem)
  })
})
