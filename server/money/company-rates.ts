/** A company's rates and indices, for calculations. */
import type { Db } from '../db/schema.ts'
import { invalid } from '../lib/problem.ts'
import { identityKey } from '../lib/text.ts'
import { exact, fromScaled, roundTo, toScaled } from './decimal.ts'
import { firstDay, lastDay } from './factors.ts'
import { missingRate, rateWarning, type FixedRate, type IndexValue, type Rate, type WeightedIndex } from './rates.ts'
import { selectFormulas, selectRateOn, selectRates, selectValuesOf } from './rates.queries.ts'

/** The company whose rates and indices apply. */
export type Scope = { db: Db; desarrolladoraId: number }
type Kind = { moneda: string; tipo: string }

/** The selling rate of a day, with a warning if it is old. Throws 409 `Missing rate`. */
export async function findRate({ db, desarrolladoraId }: Scope, { moneda, tipo }: Kind, fecha: string) {
  const row = await selectRateOn(db, { desarrolladoraId, moneda, tipo }, fecha)
  if (!row) throw missingRate(moneda, tipo, fecha)
  const rate = { fecha: row.fecha, valor: fromScaled('cotizacion', row.venta) }
  return { ...rate, tipo, fuente: row.fuente, aviso: rateWarning(rate, fecha) }
}

/** The rates for the days from `from` to `to`, in order, including the last one before `from`; without days all rates. */
export async function readRates(
  { db, desarrolladoraId }: Scope,
  { from, to, ...kind }: Kind & { from?: string; to?: string },
): Promise<Rate[]> {
  const series = { desarrolladoraId, ...kind }
  const before = from === undefined ? undefined : await selectRateOn(db, series, from)
  const rows = await selectRates(db, series, before?.fecha ?? from ?? firstDay, to ?? lastDay)
  return rows.map(({ fecha, venta }) => ({ fecha, valor: fromScaled('cotizacion', venta) }))
}

type InCurrency = { moneda: string; fecha: string; cotizacion?: FixedRate | null | undefined }

/**
 * The rate that a document stores: null in the project's currency, the given one, otherwise the official one of its day.
 * Throws 400 for a rate of 0, and 409 `Missing rate`.
 */
export async function fixRate(
  scope: Scope,
  { moneda, fecha, cotizacion }: InCurrency,
  monedaBase: string,
): Promise<FixedRate | null> {
  if (moneda === monedaBase) return null
  if (cotizacion) {
    if (toScaled('cotizacion', cotizacion.valor) === 0)
      throw invalid('cotizacion.valor', 'La cotización tiene que ser mayor que 0.')
    return cotizacion
  }
  const rateOf = async (currency: string) => {
    const { aviso: _aviso, ...rate } = await findRate(scope, { moneda: currency, tipo: 'oficial' }, fecha)
    return rate
  }
  if (moneda === 'ARS' || monedaBase === 'ARS') return rateOf(moneda === 'ARS' ? monedaBase : moneda)
  const [own, base] = [await rateOf(moneda), await rateOf(monedaBase)]
  return { ...own, valor: roundTo(exact(own.valor).div(base.valor), 6) }
}

/** The values of an index by period, for `indexFactor`; empty if the company has no such index. */
export async function readSeries({ db, desarrolladoraId }: Scope, codigo: string): Promise<Map<string, IndexValue>> {
  const rows = await selectValuesOf(db, desarrolladoraId, identityKey(codigo))
  return new Map(
    rows.map(({ periodo, valor, provisorio }) => [
      periodo,
      { periodo, valor: fromScaled('cotizacion', valor), provisorio: provisorio === 1 },
    ]),
  )
}

/** As `readSeries`, with the values only. */
export async function readIndex(scope: Scope, codigo: string): Promise<Map<string, string>> {
  const series = await readSeries(scope, codigo)
  return new Map([...series].map(([periodo, { valor }]) => [periodo, valor]))
}

/** An index of the adjustment formula of a contract, and its weight in percent. */
export type FormulaIndex = { indiceId: string; peso: string; codigo: string }

/** The adjustment formulas of contracts, by contract id; those with a fixed price are left out. */
export async function formulasOf(db: Db, contractIds: string[]): Promise<Map<string, FormulaIndex[]>> {
  const rows = Map.groupBy(await selectFormulas(db, contractIds), ({ contratoId }) => contratoId)
  const toIndex = ({ indiceId, codigo, peso }: NonNullable<ReturnType<typeof rows.get>>[number]) => ({
    indiceId,
    codigo,
    peso: fromScaled('porcentaje', peso),
  })
  return new Map([...rows].map(([id, indices]) => [id, indices.map(toIndex)]))
}

/** Returns a function that reads the values of a formula's indices, each series once. */
export function termsReader(scope: Scope) {
  const series = new Map<string, Map<string, IndexValue>>()
  return async (indices: FormulaIndex[]): Promise<WeightedIndex[]> => {
    for (const { codigo } of indices) if (!series.has(codigo)) series.set(codigo, await readSeries(scope, codigo))
    return indices.map(({ codigo, peso }) => ({ codigo, peso, values: series.get(codigo)! }))
  }
}
