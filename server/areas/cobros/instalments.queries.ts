import { sql } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'

/** `desde` and `hasta` are due dates. */
export type InstalmentFilter = { proyectoId: number; id?: string; planIds?: string[]; desde?: string; hasta?: string }

/**
 * Instalments by due date with their plan and what was received for them; those of annulled plans only by the ids of these plans. A
 * project has some thousands at most.
 */
export function selectInstalments(db: Db, { proyectoId, id, planIds, desde, hasta }: InstalmentFilter) {
  const received = db
    .selectFrom('cobros')
    .select(['cuotaId', sql<string>`cast(sum("importeCuota") as text)`.as('cobrado')])
    .where('proyectoId', '=', proyectoId)
    .where('cuotaId', 'is not', null)
    .where('estado', '=', 'registrado')
    .groupBy('cuotaId')
    .as('recibido')
  let query = db
    .selectFrom('cuotas')
    .innerJoin('cobrosPrevistos as p', 'p.id', 'cuotas.previstoId')
    .leftJoin('indices', 'indices.id', 'p.indiceId')
    .leftJoin(received, 'recibido.cuotaId', 'cuotas.id')
    .select(['cuotas.id', 'previstoId', 'p.de', 'p.concepto', 'cuotas.numero', 'vencimiento', 'cuotas.moneda'])
    .select(['cuotas.importe', 'recibido.cobrado', 'p.indiceId', 'indices.codigo', 'p.mesBase', 'p.indiceDesfase'])
    .select('p.searchText')
    .where('cuotas.proyectoId', '=', proyectoId)
  if (id !== undefined) query = query.where('cuotas.id', '=', id)
  if (desde !== undefined) query = query.where('vencimiento', '>=', desde)
  if (hasta !== undefined) query = query.where('vencimiento', '<=', hasta)
  query =
    planIds === undefined ? query.where('p.estado', '=', 'vigente') : query.where('cuotas.previstoId', 'in', planIds)
  return query.orderBy('vencimiento').orderBy('cuotas.previstoId').orderBy('cuotas.numero').execute()
}

export type InstalmentRow = Awaited<ReturnType<typeof selectInstalments>>[number]

/** How many instalments each plan of a project has. */
export async function countInstalments(db: Db, proyectoId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cuotas')
    .select((eb) => ['previstoId', eb.fn.countAll<string>().as('cantidad')])
    .where('proyectoId', '=', proyectoId)
    .groupBy('previstoId')
    .execute()
  return new Map(rows.map(({ previstoId, cantidad }) => [previstoId, Number(cantidad)]))
}

export async function insertInstalments(db: Db, rows: Database['cuotas'][]): Promise<void> {
  await db.insertInto('cuotas').values(rows).execute()
}

/** The number and the plan of instalments, by id. */
export async function selectInstalmentNames(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('cuotas')
    .select((eb) => [
      'id',
      'numero',
      eb
        .selectFrom('cuotas as todas')
        .select((inner) => inner.fn.countAll<string>().as('cantidad'))
        .whereRef('todas.previstoId', '=', 'cuotas.previstoId')
        .as('cuotas'),
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, numero, cuotas }) => [id, `Cuota ${numero} de ${Number(cuotas)}`]))
}

/** Whether a plan has receipts that count. */
export async function hasReceipts(db: Db, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cuotas')
    .innerJoin('cobros', 'cobros.cuotaId', 'cuotas.id')
    .select('cobros.id')
    .where('previstoId', '=', planId)
    .where('cobros.estado', '=', 'registrado')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds the filter of the list of receipts by whether they name an account. */
export function narrowCobros(query: FilteredQuery, { sinCuenta }: Record<string, unknown>): FilteredQuery {
  if (sinCuenta === undefined) return query
  return query.where('cobros.cuentaId', sinCuenta === true ? 'is' : 'is not', null)
}
