import type { Db } from '../../db/schema.ts'
import type { AcopiosTables } from './tables.ts'

/** The names that acopios refer to. */
export async function selectNames(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('acopios')
    .innerJoin('proveedores', 'proveedores.id', 'acopios.proveedorId')
    .innerJoin('depositos', 'depositos.id', 'acopios.depositoId')
    .select(['acopios.id', 'razonSocial', 'depositos.nombre as deposito'])
    .where('acopios.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of acopios, in order. */
export function selectLines(db: Db, ids: string[]) {
  return db
    .selectFrom('acopioLineas')
    .innerJoin('materiales', 'materiales.id', 'materialId')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['acopioId', 'materialId', 'cantidad', 'precio', 'moneda', 'valor'])
    .select(['materiales.codigo', 'materiales.nombre as material', 'unidades.codigo as unidad'])
    .where('acopioId', 'in', ids)
    .orderBy('acopioId')
    .orderBy('orden')
    .execute()
}

/** The lines of the withdrawals of acopios, the oldest first, annulled ones included. */
export function selectWithdrawn(db: Db, ids: string[]) {
  return db
    .selectFrom('acopioMovimientos')
    .innerJoin('movimientos', 'movimientos.id', 'acopioMovimientos.movimientoId')
    .innerJoin('movimientoLineas as lineas', 'lineas.movimientoId', 'movimientos.id')
    .innerJoin('depositos', 'depositos.id', 'movimientos.destinoId')
    .select(['acopioId', 'movimientos.id', 'movimientos.numero', 'movimientos.fecha', 'movimientos.remito'])
    .select(['movimientos.estado', 'depositos.nombre as deposito', 'lineas.materialId', 'lineas.cantidadBase'])
    .where('acopioId', 'in', ids)
    .orderBy('movimientos.seq')
    .orderBy('lineas.orden')
    .execute()
}

/** The `ingreso` of an acopio. */
export async function selectEntryId(db: Db, acopioId: string): Promise<string> {
  const { id } = await db
    .selectFrom('acopioMovimientos')
    .innerJoin('movimientos', 'movimientos.id', 'acopioMovimientos.movimientoId')
    .select('movimientos.id')
    .where('acopioId', '=', acopioId)
    .where('movimientos.tipo', '=', 'ingreso')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertLines(db: Db, lines: AcopiosTables['acopioLineas'][]): Promise<void> {
  await db.insertInto('acopioLineas').values(lines).execute()
}

export async function linkMovement(db: Db, acopioId: string, movimientoId: string): Promise<void> {
  await db.insertInto('acopioMovimientos').values({ acopioId, movimientoId }).execute()
}
