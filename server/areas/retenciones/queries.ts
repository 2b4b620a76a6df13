import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'

export type Filter = {
  proyectoId: number
  search?: string | undefined
  impuesto?: string | undefined
  proveedorId?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
}

/** The withholdings `r` of payments `p` that are not annulled. */
function withholdings(db: Db, { proyectoId, search, impuesto, proveedorId, desde, hasta }: Filter) {
  return db
    .selectFrom('pagoRetenciones as r')
    .innerJoin('pagos as p', 'p.id', 'r.pagoId')
    .where('r.proyectoId', '=', proyectoId)
    .where('r.anulada', '=', 0)
    .$if(impuesto !== undefined, (query) => query.where('r.impuesto', '=', impuesto!))
    .$if(proveedorId !== undefined, (query) => query.where('p.proveedorId', '=', proveedorId!))
    .$if(desde !== undefined, (query) => query.where('r.fecha', '>=', desde!))
    .$if(hasta !== undefined, (query) => query.where('r.fecha', '<=', hasta!))
    .$if(Boolean(search), (query) =>
      query.where((eb) => eb.or([isLike('p.searchText', search!), isLike('r.numeroCertificado', search!)])),
    )
}

export type Order = { by: 'fecha' | 'importe' | undefined; order: 'asc' | 'desc' }

/** A page of the withholdings. */
export function selectWithholdings(db: Db, filter: Filter, { by, order }: Order, offset: number, limit: number) {
  return withholdings(db, filter)
    .innerJoin('proveedores as s', 's.id', 'p.proveedorId')
    .select(['r.id', 'r.pagoId', 'p.numero as pagoNumero', 'r.fecha', 'p.proveedorId', 's.razonSocial', 's.cuit'])
    .select(['r.impuesto', 'r.jurisdiccion', 'r.regimen', 'p.moneda', 'r.base', 'r.alicuota', 'r.importe'])
    .select(['r.importeBase', 'r.numeroCertificado'])
    .orderBy(by === 'importe' ? 'r.importeBase' : 'r.fecha', order)
    .orderBy('p.seq', order)
    .orderBy('r.orden', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

const sumOfBase = sql<string>`cast(coalesce(sum(r."importeBase"), 0) as text)`.as('importe')

/** Their number and sum in the currency of the project. */
export function selectTotals(db: Db, filter: Filter) {
  return withholdings(db, filter)
    .select((eb) => [eb.fn.countAll<number>().as('total'), sumOfBase])
    .executeTakeFirstOrThrow()
}

/** Their sums by month and tax, the newest months first. */
export function selectByMonth(db: Db, filter: Filter, limit: number) {
  const mes = sql<string>`substr(r."fecha", 1, 7)`
  return withholdings(db, filter)
    .select((eb) => [mes.as('mes'), 'r.impuesto', 'r.jurisdiccion', eb.fn.countAll<number>().as('cantidad'), sumOfBase])
    .groupBy([mes, 'r.impuesto', 'r.jurisdiccion'])
    .orderBy(mes, 'desc')
    .orderBy('r.impuesto')
    .orderBy('r.jurisdiccion')
    .limit(limit)
    .execute()
}
