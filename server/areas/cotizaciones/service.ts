import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { exact, fromScaled, rounded, toScaled } from '../../lib/decimal.ts'
import { firstDay, lastDay } from '../../lib/factors.ts'
import { invalid } from '../../lib/problem.ts'
import { missingRate, rateWarning, type FixedRate, type Rate } from '../../lib/valuation.ts'
import { loadEntries } from '../../records/catalogue-load.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import type { Scope } from '../../records/catalogue.ts'
import { cotizaciones } from './catalogue.ts'
import { selectRateOn, selectRates } from './queries.ts'

/** A page of the company's entries, or all that the filter finds as a file. */
export function listCotizaciones(ctx: Context, query: Query<'listCotizaciones'>) {
  return listEntries(ctx, cotizaciones, query)
}

/** Throws 400, 404, and 409 for one that is there already. */
export function createCotizacion(ctx: Context, input: Body<'createCotizacion'>) {
  return createEntry(ctx, cotizaciones, input)
}

/** Throws 404. */
export function getCotizacion(ctx: Context, id: string) {
  return getEntry(ctx, cotizaciones, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for another version or a taken key. */
export function updateCotizacion(ctx: Context, id: string, patch: Body<'updateCotizacion'>) {
  return updateEntry(ctx, cotizaciones, id, patch)
}

/** Adds rates, and changes those of their days; all or nothing. `simular` only counts them. Throws 400. */
export function loadCotizaciones(
  ctx: Context,
  { cotizaciones: rates }: Body<'loadCotizaciones'>,
  { simular }: Query<'loadCotizaciones'>,
) {
  return loadEntries(ctx, cotizaciones, rates, { simular })
}

type Kind = { moneda: string; tipo: string }

/** The rate of a day, the selling one, with a warning where it is old. Throws 409 `Missing rate`. */
export async function findRate({ db, desarrolladoraId }: Scope, { moneda, tipo }: Kind, fecha: string) {
  const row = await selectRateOn(db, { desarrolladoraId, moneda, tipo }, fecha)
  if (!row) throw missingRate(moneda, tipo, fecha)
  const rate = { fecha: row.fecha, valor: fromScaled('cotizacion', row.venta) }
  return { ...rate, tipo, fuente: row.fuente, aviso: rateWarning(rate, fecha) }
}

/** The rates that are needed for the days between two, that of the day before included, in their order; without days all. */
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
 * The rate that a document carries: null in its project's currency, the one that was given, else the official one of its day.
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
  const rateOf = (currency: string) => findRate(scope, { moneda: currency, tipo: 'oficial' }, fecha)
  if (moneda === 'ARS' || monedaBase === 'ARS') {
    const { aviso: _aviso, ...rate } = await rateOf(moneda === 'ARS' ? monedaBase : moneda)
    return rate
  }
  const [own, base] = [await rateOf(moneda), await rateOf(monedaBase)]
  return { ...own, valor: rounded(exact(own.valor).div(base.valor), 6) }
}
