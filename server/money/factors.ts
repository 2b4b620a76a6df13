/**
 * Factors that value amounts by day: fractions of integers, so that SQL and this process calculate alike. Each amount is rounded
 * separately, half away from zero (docs/domain/control.md, Valuations).
 */
import { addDays, addMonths, daysBetween } from '../lib/calendar.ts'
import { toScaled } from './decimal.ts'
import type { IndexValue, Rate } from './rates.ts'

/** An amount of one of these days is worth `amount x p / q`. */
export type FactorRange = { desde: string; hasta: string; p: number; q: number }
/** A day with the factor of its range. */
export type DayFactor = { fecha: string; p: number; q: number }
/** Days about which there is something to say, if any amount is of one of them. */
export type WatchedRange = { desde: string; hasta: string; clase: 'falta' | 'vieja' | 'provisorio'; de: string }
export type Factors = { ranges: FactorRange[]; watched: WatchedRange[] }

export const firstDay = '0000-01-01'
export const lastDay = '9999-12-31'
/** Products of two such numbers stay below 2^62, which both stores and BigInt calculate exactly. */
const most = 1_000_000_000

/** Numerator and denominator (integers of at most 15 digits) in lowest terms, or the closest fraction whose terms are small enough. */
export function fraction(numerator: number, denominator: number): { p: number; q: number } {
  let [n, d] = [numerator, denominator]
  let [before, last] = [
    { p: 0, q: 1 },
    { p: 1, q: 0 },
  ]
  // The continued fraction: its last step is the fraction itself in lowest terms. A product that is not exact is too large anyway.
  while (d !== 0) {
    const rest = n % d
    const whole = (n - rest) / d
    const next = { p: whole * last.p + before.p, q: whole * last.q + before.q }
    if (next.p > most || next.q > most) break
    ;[before, last] = [last, next]
    ;[n, d] = [d, rest]
  }
  return last
}

/** Cents by a fraction, rounded half away from zero. */
export function timesFraction(cents: bigint, { p, q }: { p: number; q: number }): bigint {
  const product = cents * BigInt(p) * 2n
  const divisor = BigInt(q)
  return (product + (cents < 0n ? -divisor : divisor)) / (divisor * 2n)
}

export const noFactor: Factors = { ranges: [{ desde: firstDay, hasta: lastDay, p: 1, q: 1 }], watched: [] }

const staleDays = 7
const scaled = (value: string) => toScaled('cotizacion', value)

/** Amounts in dollars, each by the last rate on or before its day. Rates in the order of their days. */
export function dollarFactors(rates: Rate[]): Factors {
  const ranges = rates.map(({ fecha, valor }, index) => {
    const next = rates[index + 1]
    return { desde: fecha, hasta: next ? addDays(next.fecha, -1) : lastDay, ...fraction(1_000_000, scaled(valor)) }
  })
  const stale = ranges.flatMap(({ desde, hasta }): WatchedRange[] => {
    const from = addDays(desde, staleDays + 1)
    return hasta === lastDay || daysBetween(from, hasta) >= 0 ? [{ desde: from, hasta, clase: 'vieja', de: desde }] : []
  })
  const first = rates[0]
  const until = first ? addDays(first.fecha, -1) : lastDay
  return { ranges, watched: [{ desde: firstDay, hasta: until, clase: 'falta', de: until }, ...stale] }
}

/**
 * Amounts in the money of a month. Those of months after the last published one are taken as of that one, which is said.
 * Values in the order of their months; the reference is one of them.
 */
export function indexFactors(values: IndexValue[], reference: string): Factors {
  const target = values.find(({ periodo }) => periodo === reference)!
  const last = values.at(-1)!
  const watched: WatchedRange[] = [
    { desde: firstDay, hasta: addDays(`${values[0]!.periodo}-01`, -1), clase: 'falta', de: values[0]!.periodo },
    { desde: `${addMonths(last.periodo, 1)}-01`, hasta: lastDay, clase: 'vieja', de: last.periodo },
  ]
  if (target.provisorio) watched.push({ desde: firstDay, hasta: lastDay, clase: 'provisorio', de: reference })
  const ranges = values.map((value, index) => {
    const { periodo, valor, provisorio } = value
    const endOfMonth = addDays(`${addMonths(periodo, 1)}-01`, -1)
    const next = values[index + 1]
    const days = { desde: `${periodo}-01`, hasta: next ? endOfMonth : lastDay }
    if (next && addMonths(periodo, 1) < next.periodo)
      watched.push({
        desde: addDays(endOfMonth, 1),
        hasta: addDays(`${next.periodo}-01`, -1),
        clase: 'falta',
        de: addMonths(periodo, 1),
      })
    if (provisorio && periodo !== reference)
      watched.push({ desde: days.desde, hasta: endOfMonth, clase: 'provisorio', de: periodo })
    return { ...days, ...fraction(scaled(target.valor), scaled(valor)) }
  })
  return { ranges, watched }
}
