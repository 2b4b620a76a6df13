import type { Db } from '../../db/schema.ts'

type Series = { desarrolladoraId: number; moneda: string; tipo: string }

const ofSeries = (db: Db, { desarrolladoraId, moneda, tipo }: Series) =>
  db
    .selectFrom('cotizaciones')
    .select(['fecha', 'venta', 'fuente'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('moneda', '=', moneda)
    .where('tipo', '=', tipo)
    .where('activo', '=', 1)

/** The last rate on or before a day. */
export function selectRateOn(db: Db, series: Series, fecha: string) {
  return ofSeries(db, series)
    .where('sortKey', '<', `${fecha}\u0002`)
    .orderBy('sortKey', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The rates between two days, in their order. */
export function selectRates(db: Db, series: Series, from: string, to: string) {
  return ofSeries(db, series)
    .where('sortKey', '>=', from)
    .where('sortKey', '<', `${to}\u0002`)
    .orderBy('sortKey')
    .execute()
}
