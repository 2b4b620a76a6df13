import { sql, type ExpressionBuilder, type Insertable } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'

/** The states in which a certificate counts for the quantities of the next one. */
export const countedStates = ['emitido', 'aprobado']

/** The lines of a contract, with what certificates before a month that count have of each. */
export function selectContractLines(db: Db, contratoId: string, before: string) {
  return db
    .selectFrom('contratoItems')
    .innerJoin('presupuestoItems', 'presupuestoItems.id', 'contratoItems.itemId')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select([
      'contratoItems.id',
      'contratoItems.cantidad',
      'contratoItems.precioUnitario',
      'presupuestoItems.codigo',
      'presupuestoItems.descripcion',
      'unidades.codigo as unidad',
    ])
    .select((eb) => [
      previous(eb as never, before, 'cantidad').as('cantidadAnterior'),
      previous(eb as never, before, 'importe').as('importeAnterior'),
    ])
    .where('contratoItems.contratoId', '=', contratoId)
    .orderBy('contratoItems.seq')
    .execute()
}

function previous(eb: ExpressionBuilder<Database, 'contratoItems'>, before: string, column: 'cantidad' | 'importe') {
  return eb
    .selectFrom('certificadoLineas')
    .innerJoin('certificados', 'certificados.id', 'certificadoLineas.certificadoId')
    .select(sql<string>`cast(coalesce(sum(${sql.ref(`certificadoLineas.${column}`)}), 0) as text)`.as('sum'))
    .whereRef('certificadoLineas.contratoItemId', '=', 'contratoItems.id')
    .where('certificados.periodo', '<', before)
    .where('certificados.estado', 'in', countedStates)
}

/** What certificates have of each line. */
export function selectLines(db: Db, certificateIds: string[]) {
  return db
    .selectFrom('certificadoLineas')
    .select(['certificadoId', 'contratoItemId', 'porcentaje', 'cantidad', 'importe'])
    .where('certificadoId', 'in', certificateIds)
    .orderBy('seq')
    .execute()
}

export async function replaceLines(
  db: Db,
  certificadoId: string,
  rows: Insertable<Database['certificadoLineas']>[],
): Promise<void> {
  await db.deleteFrom('certificadoLineas').where('certificadoId', '=', certificadoId).execute()
  if (rows.length > 0) await db.insertInto('certificadoLineas').values(rows).execute()
}

/** The certificates of a contract that are neither rejected nor annulled, the last one first. */
export function selectStanding(db: Db, contratoId: string) {
  return db
    .selectFrom('certificados')
    .select(['id', 'periodo', 'estado'])
    .where('contratoId', '=', contratoId)
    .where('estado', 'in', ['borrador', ...countedStates])
    .orderBy('periodo', 'desc')
    .execute()
}

/** What certificates show of their contracts. */
export function selectContracts(db: Db, ids: string[]) {
  return db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .leftJoin('indices', 'indices.id', 'contratos.indiceId')
    .select([
      'contratos.id',
      'contratos.proyectoId',
      'contratos.numero',
      'contratos.objeto',
      'contratos.estado',
      'contratos.moneda',
      'contratos.mesBase',
      'contratos.fecha',
      'contratos.anticipoPorcentaje',
      'contratos.fondoReparoPorcentaje',
      'contratos.total',
      'contratos.proveedorId',
      'proveedores.razonSocial as proveedor',
      'indices.codigo as indice',
    ])
    .where('contratos.id', 'in', ids)
    .execute()
}
