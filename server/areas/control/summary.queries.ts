/** Queries of the project summary besides the control: dates, contracts and cross-checks. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { payable, payableNet } from './lines.queries.ts'
import type { Dates } from './plan.ts'

/** The planned start and end of a project; null if either is missing. */
export async function selectPlannedDates(db: Db, proyectoId: number): Promise<Dates | null> {
  const { fechaInicio, fechaFinPlan } = await db
    .selectFrom('projects')
    .select(['fechaInicio', 'fechaFinPlan'])
    .where('id', '=', proyectoId)
    .executeTakeFirstOrThrow()
  return fechaInicio && fechaFinPlan && fechaInicio < fechaFinPlan ? { from: fechaInicio, to: fechaFinPlan } : null
}

/** Contracts that count, with the progress of their last approved certificate, in ten thousandths of a percent. */
export function selectContractProgress(db: Db, proyectoId: number) {
  return db
    .selectFrom('contratos')
    .select(['id', 'numero', 'objeto', 'moneda', 'total', 'totalBase', 'anticipoPorcentaje'])
    .select((eb) => [
      eb
        .selectFrom('certificados as e')
        .select('e.avance')
        .whereRef('e.contratoId', '=', 'contratos.id')
        .where('e.estado', '=', 'aprobado')
        .orderBy('e.periodo', 'desc')
        .limit(1)
        .as('avance'),
      eb
        .selectFrom('certificados as e')
        .select(sql<string>`cast(coalesce(sum(e."neto"), 0) as text)`.as('sum'))
        .whereRef('e.contratoId', '=', 'contratos.id')
        .where('e.estado', '=', 'aprobado')
        .as('certificado'),
    ])
    .where('proyectoId', '=', proyectoId)
    .where('estado', 'in', ['vigente', 'finalizado', 'rescindido'])
    .execute()
}

/** What an imputación `a` pays of its document, in the currency of the document. */
const paidOfDocument = sql<number>`coalesce(a."importeDocumento", a."importe")`

/**
 * Payments on contracts in the contract's currency: on certificates, of advances, and the net share of payments on invoices. Released
 * funds are left out, as they are of what is certified.
 * Starts from the contracts' documents, because few of many payments belong to contracts.
 */
export async function selectContractPayments(db: Db, proyectoId: number) {
  const certificates = await db
    .selectFrom('certificados as e')
    .crossJoin('pagoImputaciones as a')
    .crossJoin('pagos as p')
    .select(['e.contratoId', paidOfDocument.as('importe'), sql<number>`1`.as('neto'), sql<number>`1`.as('total')])
    .where('e.proyectoId', '=', proyectoId)
    .whereRef('a.certificadoId', '=', 'e.id')
    .whereRef('p.id', '=', 'a.pagoId')
    .where('p.estado', '=', 'registrado')
    .execute()
  const advances = await db
    .selectFrom('contratos as k')
    .crossJoin('pagoImputaciones as a')
    .crossJoin('pagos as p')
    .select(['k.id as contratoId', paidOfDocument.as('importe'), sql<number>`1`.as('neto'), sql<number>`1`.as('total')])
    .where('k.proyectoId', '=', proyectoId)
    .whereRef('a.contratoId', '=', 'k.id')
    .whereRef('p.id', '=', 'a.pagoId')
    .where('p.estado', '=', 'registrado')
    .execute()
  const invoices = await db
    .selectFrom('comprobantes as c')
    .crossJoin('contratos as k')
    .crossJoin('pagoImputaciones as a')
    .crossJoin('pagos as p')
    .select([
      'k.id as contratoId',
      'c.tipo',
      paidOfDocument.as('importe'),
      payableNet('c').as('neto'),
      payable('c').as('total'),
    ])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.contratoId', 'is not', null)
    .whereRef('k.id', '=', 'c.contratoId')
    .whereRef('k.moneda', '=', 'c.moneda')
    .whereRef('a.comprobanteId', '=', 'c.id')
    .whereRef('p.id', '=', 'a.pagoId')
    .where('p.estado', '=', 'registrado')
    .execute()
  return [
    ...certificates,
    ...advances,
    ...invoices.map(({ tipo, importe, ...row }) => ({ ...row, importe: tipo === 'notaCredito' ? -importe : importe })),
  ]
}

/** The newest groups of registered documents with the same supplier, date and total. */
export async function selectRepeated(db: Db, proyectoId: number, limit: number) {
  const groups = db
    .selectFrom('comprobantes')
    .select((eb) => ['proveedorId', 'fecha', 'moneda', 'total', eb.fn.countAll().as('cantidad')])
    .where('proyectoId', '=', proyectoId)
    .where(sql<SqlBool>`"estado" = 'registrado'`)
    .where(sql<SqlBool>`"tipo" in ('factura', 'recibo', 'ticket')`)
    .groupBy(['fecha', 'proveedorId', 'moneda', 'total'])
    .having(sql<SqlBool>`count(*) > 1`)
    // In index order, so that no sort is needed.
    .orderBy('fecha', 'desc')
    .orderBy('proveedorId', 'desc')
    .orderBy('moneda', 'desc')
    .orderBy('total', 'desc')
    .limit(limit)
  return db
    .selectFrom(groups.as('g'))
    .innerJoin('proveedores', 'proveedores.id', 'g.proveedorId')
    .select(['g.proveedorId', 'razonSocial', 'g.fecha', 'g.moneda', 'g.total', 'g.cantidad'])
    .orderBy('g.fecha', 'desc')
    .execute()
}

/** How many materials of a company have a last price older than a day, and the oldest of those days. */
export async function selectOldPrices(db: Db, desarrolladoraId: number, before: string) {
  const last = db
    .selectFrom('materiales as m')
    .innerJoin('precios as p', 'p.materialId', 'm.id')
    .select(['m.id', sql<string>`max(p."fecha")`.as('ultima')])
    .where('m.desarrolladoraId', '=', desarrolladoraId)
    .where('m.activo', '=', 1)
    .where('p.activo', '=', 1)
    .groupBy('m.id')
    .as('u')
  const row = await db
    .selectFrom(last)
    .select((eb) => [eb.fn.countAll().as('cantidad'), eb.fn.min('ultima').as('primera')])
    .where('ultima', '<', before)
    .executeTakeFirstOrThrow()
  return { cantidad: Number(row.cantidad), primera: row.primera as string | null }
}

/**
 * By supplier that sells materials, the registered invoices outside contracts since a day that no confirmed stock entry and no acopio
 * names; those with the newest first.
 */
export function selectUnreceived(db: Db, proyectoId: number, { since, limit }: { since: string; limit: number }) {
  const received = sql<SqlBool>`exists (select 1 from movimientos as m where m."comprobanteId" = c.id and m.tipo = 'ingreso'
    and m.estado = 'confirmado' and m."anulaId" is null)`
  const prepaid = sql<SqlBool>`exists (select 1 from acopios as a where a."comprobanteId" = c.id and a.estado = 'vigente')`
  const sellsMaterials = sql<SqlBool>`exists (select 1 from "materialProveedores" as s where s."proveedorId" = c."proveedorId")`
  return db
    .selectFrom('comprobantes as c')
    .innerJoin('proveedores', 'proveedores.id', 'c.proveedorId')
    .select((eb) => [
      'c.proveedorId',
      'razonSocial',
      eb.fn.countAll().as('cantidad'),
      eb.fn.min('c.fecha').as('primera'),
    ])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.fecha', '>=', since)
    .where('c.estado', '=', 'registrado')
    .where('c.tipo', '=', 'factura')
    .where('c.contratoId', 'is', null)
    .where(sellsMaterials)
    .where(sql<SqlBool>`not ${received}`)
    .where(sql<SqlBool>`not ${prepaid}`)
    .groupBy(['c.proveedorId', 'razonSocial'])
    .orderBy((eb) => eb.fn.max('c.fecha'), 'desc')
    .orderBy('razonSocial')
    .limit(limit)
    .execute()
}
