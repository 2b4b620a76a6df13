/** Reads dated values from the text of a source (docs/domain/catalogues.md, Sources). Nothing of it is trusted. */
import { isCalendarDay } from '../../lib/calendar.ts'
import { positiveDecimal } from '../../money/typed-decimal.ts'

export type DatedValue = { periodo: string; valor: string }
export type ReadValues = {
  /** One per period, the newest first. */
  values: DatedValue[]
  /** How many entries could not be read. */
  unreadable: number
}
type Wanted = {
  formato: 'bcra' | 'csv'
  /** The currency whose rates are read, if it is not an index. */
  moneda: string | null
  isMonthly: boolean
  /** The last day that is accepted. */
  until: string
}

/** An error whose message is shown to users. */
export class ReadFailure extends Error {}

/** More than a year of days, or decades of months. */
const mostValues = 500
const earliest = '1950-01-01'

/** A day or month of the usual ways to write them; null if it is none. A day of a monthly series stands for its month. */
function periodOf(text: unknown, { isMonthly, until }: Wanted): string | null {
  if (typeof text !== 'string') return null
  const typed = text.trim().slice(0, 30)
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?(?:T.*)?$/.exec(typed) ?? []
  const [, typedDay, typedMonth, typedYear] = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(typed) ?? []
  const [y, m, d] = [year ?? typedYear, month ?? typedMonth, day ?? typedDay]
  if (y === undefined || m === undefined || (d === undefined && !isMonthly)) return null
  const full = `${y}-${m.padStart(2, '0')}-${(d ?? '1').padStart(2, '0')}`
  if (!isCalendarDay(full) || full < earliest || full > until) return null
  return isMonthly ? full.slice(0, 7) : full
}

const valueOf = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? positiveDecimal(String(value)) : null

type Pair = { when: unknown; value: unknown }

/** `results` of the API: rates by day and currency, or the values of a variable, by itself or in `detalle`. */
function pairsOfBcra(text: string, moneda: string | null): Pair[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new ReadFailure('La respuesta no es el JSON de la API del BCRA.')
  }
  const results = (body as { results?: unknown } | null)?.results
  if (!Array.isArray(results)) throw new ReadFailure('La respuesta no es de la API del BCRA: no tiene «results».')
  return results.flatMap((result: unknown): Pair[] => {
    const { fecha, valor, detalle } = { ...(result as Record<string, unknown>) }
    if (!Array.isArray(detalle)) return [{ when: fecha, value: valor }]
    return detalle.flatMap((part: unknown): Pair[] => {
      const {
        codigoMoneda,
        tipoCotizacion,
        fecha: day = fecha,
        valor: value = tipoCotizacion,
      } = {
        ...(part as Record<string, unknown>),
      }
      const isOther = moneda !== null && codigoMoneda !== undefined && codigoMoneda !== moneda
      return isOther ? [] : [{ when: day, value }]
    })
  })
}

/** Lines of date and value, separated by semicolon, tab or comma; a heading is skipped. */
function pairsOfCsv(text: string): Pair[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const pairs = lines.map((line): Pair => {
    const separator = [';', '\t', ','].find((each) => line.includes(each)) ?? ';'
    const [when = '', ...rest] = line.split(separator).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''))
    // With commas in between, a decimal comma is in the value.
    return { when, value: separator === ',' && rest.length === 2 ? rest.join(',') : rest[0] }
  })
  return pairs[0] && !/\d/.test(String(pairs[0].when)) ? pairs.slice(1) : pairs
}

/** The values of a source. Throws `ReadFailure` if it has none. */
export function readValues(text: string, wanted: Wanted): ReadValues {
  const pairs = wanted.formato === 'bcra' ? pairsOfBcra(text, wanted.moneda) : pairsOfCsv(text)
  const byPeriod = new Map<string, string>()
  let unreadable = 0
  for (const { when, value } of pairs) {
    const [periodo, valor] = [periodOf(when, wanted), valueOf(value)]
    if (periodo && valor) byPeriod.set(periodo, valor)
    else unreadable += 1
  }
  if (byPeriod.size === 0) throw new ReadFailure('La respuesta no tiene ningún valor que se pueda leer.')
  const values = [...byPeriod].map(([periodo, valor]) => ({ periodo, valor }))
  return { values: values.toSorted((a, b) => (a.periodo < b.periodo ? 1 : -1)).slice(0, mostValues), unreadable }
}
