/**
 * Factors that value amounts by day: fractions of integers, so that SQL and this process calculate alike. Each amount is rounded
 * separately, half away from zero (docs/domain/control.md, Valuations).
 */
import { addDays, addMonths, daysBetween, lastDayOf } from '../lib/calendar.ts'
import { toScaled } from './decimal.ts'
import type { IndexValue, Rate } from './rates.ts'

/** The value of an amount of these days is `amount x p / q`. */
export type FactorRange = { desde: string; hasta: string; p: number; q: number }
/** A day with the factor of its range. */
export type DayFactor = { fecha: string; p: number; q: number }
/** Days that cause a warning if any amount is on one of them. */
export type WarningRange = { desde: string; hasta: string; clase: 'falta' | 'vieja' | 'provisorio'; de: string }
export type Factors = { ranges: FactorRange[]; watched: WarningRange[] }

export const firstDay = '0000-01-01'
export const lastDay = '9999-12-31'
/** Largest term of a fraction: products of two stay below 2^62, which both stores calculate exactly. */
const maxTerm = 1_000_000_000

/** The fraction of two integers (at most 15 digits) in lowest terms, or the closest one with terms up to `maxTerm`. */
export function fraction(numerator: number, denominator: number): { p: number; q: number } {
  let [n, d] = [numerator, denominator]
  let [before, last] = [
    { p: 0, q: 1 },
    { p: 1, q: 0 },
  ]
  // Continued fraction: its last convergent is the fraction in lowest terms. An inexact product exceeds maxTerm anyway.
  while (d !== 0) {
    const rest = n % d
    const whole = (n - rest) / d
    const next = { p: whole * last.p + before.p, q: whole * last.q + before.q }
    if (next.p > maxTerm || next.q > maxTerm) break
    ;[before, last] = [last, next]
    ;[n, d] = [d, rest]
  }
  return last
}

/** Cents times a fraction, rounded half away from zero. */
export function timesFraction(cents: bigint, { p, q }: { p: number; q: number }): bigint {
  const product = cents * BigInt(p) * 2n
  const divisor = BigInt(q)
  return (product + (cents < 0n ? -divisor : divisor)) / (divisor * 2n)
}

export const noFactor: Factors = { ranges: [{ desde: firstDay, hasta: lastDay, p: 1, q: 1 }], watched: [] }

const staleDays = 7
const scaledRate = (value: string) => toScaled('cotizacion', value)

/** Factors to dollars: each day by the last rate on or before it. `rates` are in order of their days. */
export function dollarFactors(rates: Rate[]): Factors {
  const ranges = rates.map(({ fecha, valor }, index) => {
    const next = rates[index + 1]
    return { desde: fecha, hasta: next ? addDays(next.fecha, -1) : lastDay, ...fraction(1_000_000, scaledRate(valor)) }
  })
  const stale = ranges.flatMap(({ desde, hasta }): WarningRange[] => {
    const from = addDays(desde, staleDays + 1)
    return hasta === lastDay || daysBetween(from, hasta) >= 0 ? [{ desde: from, hasta, clase: 'vieja', de: desde }] : []
  })
  const first = rates[0]
  const until = first ? addDays(first.fecha, -1) : lastDay
  return { ranges, watched: [{ desde: firstDay, hasta: until, clase: 'falta', de: until }, ...stale] }
}

/**
 * Factors to the money of the month `reference`. Months after the last published one use that one, with a warning.
 * `values` are in order of their months and include `reference`.
 */
export function indexFactors(values: IndexValue[], reference: string): Factors {
  const target = values.find(({ periodo }) => periodo === reference)!
  const last = values.at(-1)!
  const watched: WarningRange[] = [
    { desde: firstDay, hasta: addDays(`${values[0]!.periodo}-01`, -1), clase: 'falta', de: values[0]!.periodo },
    { desde: `${addMonths(last.periodo, 1)}-01`, hasta: lastDay, clase: 'vieja', de: last.periodo },
  ]
  if (target.provisorio) watched.push({ desde: firstDay, hasta: lastDay, clase: 'provisorio', de: reference })
  const ranges = values.map((value, index) => {
    const { periodo, valor, provisorio } = value
    const endOfMonth = lastDayOf(periodo)
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
    return { ...days, ...fraction(scaledRate(target.valor), scaledRate(valor)) }
  })
  return { ranges, watched }
}
