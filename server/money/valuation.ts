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
  type WatchedRange,
} from './factors.ts'
import { amountTooLarge } from '../lib/problem.ts'

export type ValuationWire = components['schemas']['ControlValuacion']
export type ValuationQuery = {
  valuacion?: ValuationWire['tipo'] | undefined
  tipoCotizacion?: NonNullable<ValuationWire['tipoCotizacion']> | undefined
  mesReferencia?: string | undefined
  indiceId?: string | undefined
}
export type Watched = WatchedRange & { cantidad: number; ultima: string }
/** `ranges` is null where amounts stand as they are. */
export type Valuation = {
  wire: ValuationWire
  factors: Factors
  ranges: Factors['ranges'] | null
  warn: (found: Watched[]) => string[]
}

/** The factor of a day; undefined where nothing says what its amounts are worth. Ranges are in the order of their days. */
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

/** Cents of a day in a valuation; null where its rate or index is missing. */
export function valued({ factors }: Pick<Valuation, 'factors'>, cents: bigint, fecha: string): bigint | null {
  const range = rangeOn(factors.ranges, fecha)
  return range ? timesFraction(cents, range) : null
}

/** Throws 409 where it is more than an `Importe` holds. */
export function amountText(cents: bigint): string {
  return fromScaled('importe', summed(String(cents)))
}

/** The same as text. */
export function valuedText(valuation: Valuation, cents: bigint, fecha: string): string | null {
  const worth = valued(valuation, cents, fecha)
  return worth === null ? null : amountText(worth)
}

/** Cents that the store summed up. Throws 409 where they are more than an `Importe` holds. */
export function summed(text: string): bigint {
  const value = /^-?\d{1,15}$/.test(text) ? BigInt(text) : null
  if (value === null) throw amountTooLarge()
  return value
}

/** All days, cut where a factor or what is to be said of them changes; what has no factor counts as nothing. */
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

/** The factor of each of some days, those without one left out. */
export function factorsOn({ ranges }: Pick<Factors, 'ranges'>, days: { fecha: string }[]): DayFactor[] {
  const each = new Set(days.map(({ fecha }) => fecha))
  return [...each].flatMap((fecha) => {
    const range = rangeOn(ranges, fecha)
    return range ? [{ fecha, p: range.p, q: range.q }] : []
  })
}

/** Every day between two, with the factor of its range; days of no range are left out. */
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

/** Of more days than in a long life of a project (a mistyped year makes them) only those that amounts are of are looked at. */
const mostDays = 10_000

/** The factor of each day of a span, 0 where it has none; of a very long span that of the days that `find` answers. */
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

const isAlways = ({ desde, hasta }: WatchedRange) => desde === firstDay && hasta === lastDay

/** Which of some days a warning may be about; warnings about every day are left out. */
export function watchedOf<Day extends { fecha: string }>({ watched }: Factors, days: Day[]): Day[] {
  const ranges = watched.filter((range) => !isAlways(range))
  return days.filter(({ fecha }) => ranges.some(({ desde, hasta }) => desde <= fecha && fecha <= hasta))
}

/** What is to be said of a valuation, of days that have amounts: all, or those of `watchedOf` and how many there are in `all`. */
export function warningsOfDays({ factors, warn }: Valuation, days: Counted[], all?: number): string[] {
  const found = factors.watched.flatMap((range): Watched[] => {
    if (all !== undefined && isAlways(range)) return all === 0 ? [] : [{ ...range, cantidad: all, ultima: lastDay }]
    const own = days.filter(({ fecha, cantidad }) => cantidad > 0 && fecha >= range.desde && fecha <= range.hasta)
    const cantidad = own.reduce((sum, each) => sum + each.cantidad, 0)
    const ultima = own.reduce((last, { fecha }) => (fecha > last ? fecha : last), '')
    return cantidad === 0 ? [] : [{ ...range, cantidad, ultima }]
  })
  return warn(found)
}
