/** Values amounts by their day (docs/domain/control.md, Valuations). Every valued row goes through this file. */
import type { components } from '../../openapi/generated/schema.d.ts'
import { addDays, daysBetween } from '../lib/calendar.ts'
import { fromScaled } from './decimal.ts'
import {
  firstDay,
  lastDay,
  timesFraction,
  type DayFactor,
  type FactorRange,
  type Factors,
  type WarningRange,
} from './factors.ts'
import { amountTooLarge } from '../lib/problem.ts'

export type ValuationWire = components['schemas']['ControlValuacion']
export type ValuationQuery = {
  valuacion?: ValuationWire['tipo'] | undefined
  tipoCotizacion?: NonNullable<ValuationWire['tipoCotizacion']> | undefined
  mesReferencia?: string | undefined
  indiceId?: string | undefined
}
export type DayWarning = WarningRange & { cantidad: number; ultima: string }
/** `ranges` is null if amounts are stated as entered. */
export type Valuation = {
  wire: ValuationWire
  factors: Factors
  ranges: Factors['ranges'] | null
  warn: (found: DayWarning[]) => string[]
}

/** The factor of a day; undefined if its rate or index is missing. `ranges` are in order of their days. */
function rangeOn(ranges: FactorRange[], fecha: string): FactorRange | undefined {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.hasta < fecha) low = middle + 1
    else high = middle
  }
  const found = ranges[low]
  return found && found.desde <= fecha ? found : undefined
}

/** Cents of a day in a valuation; null if its rate or index is missing. */
export function valueOnDay({ factors }: Pick<Valuation, 'factors'>, cents: bigint, fecha: string): bigint | null {
  const range = rangeOn(factors.ranges, fecha)
  return range ? timesFraction(cents, range) : null
}

/** Cents as an `Importe`. Throws 409 if they exceed it. */
export const amountText = (cents: bigint): string => fromScaled('importe', cents)

/** As `valueOnDay`, as an `Importe`. */
export function valuedText(valuation: Valuation, cents: bigint, fecha: string): string | null {
  const worth = valueOnDay(valuation, cents, fecha)
  return worth === null ? null : amountText(worth)
}

/** Parses a sum of cents from the store. Throws 409 if it exceeds an `Importe`. */
export function parseSum(text: string): bigint {
  const value = /^-?\d{1,15}$/.test(text) ? BigInt(text) : null
  if (value === null) throw amountTooLarge()
  return value
}

/** Splits all days into ranges with one factor and the same warnings; days without a factor get 0 / 1. */
export function piecesOf({ ranges, watched }: Factors): FactorRange[] {
  const starts = [...ranges, ...watched].flatMap(({ desde, hasta }) => [
    desde,
    ...(hasta === lastDay ? [] : [addDays(hasta, 1)]),
  ])
  const days = [...new Set([firstDay, ...starts])].toSorted()
  return days.map((desde, index) => {
    const next = days[index + 1]
    const { p, q } = rangeOn(ranges, desde) ?? { p: 0, q: 1 }
    return { desde, hasta: next ? addDays(next, -1) : lastDay, p, q }
  })
}

export type DayRange = Pick<FactorRange, 'desde' | 'hasta'>

/** The ranges of days without a factor that contain some of `days`. */
export function rangesWithoutFactor({ factors, ranges }: Valuation, days: { fecha: string }[]): DayRange[] {
  if (ranges === null) return []
  return piecesOf(factors).filter(
    ({ p, desde, hasta }) => p === 0 && days.some(({ fecha }) => desde <= fecha && fecha <= hasta),
  )
}

/** The factors of some days; days without one are omitted. */
export function factorsOn({ ranges }: Pick<Factors, 'ranges'>, days: { fecha: string }[]): DayFactor[] {
  const each = new Set(days.map(({ fecha }) => fecha))
  return [...each].flatMap((fecha) => {
    const range = rangeOn(ranges, fecha)
    return range ? [{ fecha, p: range.p, q: range.q }] : []
  })
}

/** Every day between two with its factor; days without one are omitted. */
export function factorsBetween(
  ranges: FactorRange[],
  { desde, hasta }: Pick<FactorRange, 'desde' | 'hasta'>,
): DayFactor[] {
  return ranges.flatMap(({ p, q, ...range }) => {
    const [first, last] = [range.desde > desde ? range.desde : desde, range.hasta < hasta ? range.hasta : hasta]
    const length = first > last ? 0 : daysBetween(first, last) + 1
    return Array.from({ length }, (_, index) => ({ fecha: addDays(first, index), p, q }))
  })
}

/** Longest span that is expanded day by day. A mistyped year makes a longer one; then only days with amounts are used. */
const mostDays = 10_000

/** The factor of each day of a span, 0 if it has none; for a span above `mostDays` only of the days from `find`. */
export async function factorsWithin(
  factors: Factors,
  span: { desde: string; hasta: string } | null,
  find: () => Promise<{ fecha: string }[]>,
): Promise<DayFactor[]> {
  if (!span) return []
  const ranges = piecesOf(factors)
  if (daysBetween(span.desde, span.hasta) < mostDays) return factorsBetween(ranges, span)
  return factorsOn({ ranges }, await find())
}

export type Counted = { fecha: string; cantidad: number }

const isAlways = ({ desde, hasta }: WarningRange) => desde === firstDay && hasta === lastDay

/** The days that a warning may concern; warnings about all days are ignored. */
export function watchedOf<Day extends { fecha: string }>({ watched }: Factors, days: Day[]): Day[] {
  const ranges = watched.filter((range) => !isAlways(range))
  return days.filter(({ fecha }) => ranges.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta))
}

/** The warnings of a valuation. `days` are all days with amounts, or those of `watchedOf` with the total count in `all`. */
export function warningsOfDays({ factors, warn }: Valuation, days: Counted[], all?: number): string[] {
  const found = factors.watched.flatMap((range): DayWarning[] => {
    if (all !== undefined && isAlways(range)) return all === 0 ? [] : [{ ...range, cantidad: all, ultima: lastDay }]
    const own = days.filter(({ fecha, cantidad }) => cantidad > 0 && fecha >= range.desde && fecha <= range.hasta)
    const cantidad = own.reduce((sum, each) => sum + each.cantidad, 0)
    const ultima = own.reduce((last, { fecha }) => (fecha > last ? fecha : last), '')
    return cantidad === 0 ? [] : [{ ...range, cantidad, ultima }]
  })
  return warn(found)
}
