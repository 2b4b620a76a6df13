/** Who may: services of the company that the call works in. */
import { fromScaled } from '../../lib/decimal.ts'
import { missingRate, rateWarning, type Rate } from '../../lib/valuation.ts'
import type { Scope } from '../../records/catalogue.ts'
import { selectRateOn, selectRates } from './queries.ts'

type Kind = { moneda: string; tipo: string }

/** The rate of a day, the selling one, with a warning where it is old. Throws 409 `Missing rate`. */
export async function findRate({ db, desarrolladoraId }: Scope, { moneda, tipo }: Kind, fecha: string) {
  const row = await selectRateOn(db, { desarrolladoraId, moneda, tipo }, fecha)
  if (!row) throw missingRate(moneda, tipo, fecha)
  const rate = { fecha: row.fecha, valor: fromScaled('cotizacion', row.venta) }
  return { ...rate, tipo, fuente: row.fuente, aviso: rateWarning(rate, fecha) }
}

/** The rates that are needed for the days between two, that of the day before included, in their order. */
export async function readRates(
  { db, desarrolladoraId }: Scope,
  { from, to, ...kind }: Kind & { from: string; to: string },
): Promise<Rate[]> {
  const series = { desarrolladoraId, ...kind }
  const first = await selectRateOn(db, series, from)
  const rows = await selectRates(db, series, first?.fecha ?? from, to)
  return rows.map(({ fecha, venta }) => ({ fecha, valor: fromScaled('cotizacion', venta) }))
}
