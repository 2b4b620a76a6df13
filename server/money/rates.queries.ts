/** Queries for a company's rates and indices. */
import type { Db } from '../db/schema.ts'

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

/** The rates between two days, in order. */
export function selectRates(db: Db, series: Series, from: string, to: string) {
  return ofSeries(db, series)
    .where('sortKey', '>=', from)
    .where('sortKey', '<', `${to}\u0002`)
    .orderBy('sortKey')
    .execute()
}

/** An index of a company by id, or else by its code. */
export function selectIndex(db: Db, desarrolladoraId: number, { id, clave }: { id?: string | null; clave?: string }) {
  return db
    .selectFrom('indices')
    .select(['id', 'codigo'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .$if(Boolean(id), (query) => query.where('id', '=', id!))
    .$if(!id, (query) => query.where('clave', '=', clave!))
    .executeTakeFirst()
}

/** All values of a company's index, by its code. */
export function selectValuesOf(db: Db, desarrolladoraId: number, clave: string) {
  return db
    .selectFrom('indices')
    .innerJoin('indiceValores', 'indiceValores.indiceId', 'indices.id')
    .select(['periodo', 'valor', 'provisorio'])
    .where('indices.desarrolladoraId', '=', desarrolladoraId)
    .where('indices.clave', '=', clave)
    .where('indiceValores.activo', '=', 1)
    .execute()
}

/** The indices that adjust contracts, in the order of their formulas. */
export function selectFormulas(db: Db, contractIds: string[]) {
  return db
    .selectFrom('contratoIndices')
    .innerJoin('indices', 'indices.id', 'contratoIndices.indiceId')
    .select(['contratoId', 'indiceId', 'peso', 'codigo'])
    .where('contratoId', 'in', contractIds)
    .orderBy('contratoId')
    .orderBy('orden')
    .execute()
}
