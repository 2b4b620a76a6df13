import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'
import type { MovimientosTables } from './tables.ts'

/** Adds the filters by deposit, on either side, and by material. */
export function narrowMovimientos(query: FilteredQuery, { depositoId, materialId }: Record<string, unknown>) {
  let narrowed = query
  if (depositoId !== undefined)
    narrowed = narrowed.where((eb) =>
      eb.or([eb('movimientos.depositoId', '=', depositoId), eb('movimientos.destinoId', '=', depositoId)]),
    )
  if (materialId === undefined) return narrowed
  const lines = sql<SqlBool>`"movimientos"."id" in (select "movimientoId" from "movimientoLineas" where "materialId" = ${materialId})`
  return narrowed.where(lines)
}

/** The names that movements refer to. */
export async function selectNames(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('movimientos')
    .innerJoin('depositos', 'depositos.id', 'movimientos.depositoId')
    .leftJoin('depositos as destinos', 'destinos.id', 'movimientos.destinoId')
    .leftJoin('proveedores', 'proveedores.id', 'movimientos.proveedorId')
    .leftJoin('rubros', 'rubros.id', 'movimientos.rubroId')
    .leftJoin('movimientos as anulados', 'anulados.id', 'movimientos.anulaId')
    .leftJoin('pedidos', 'pedidos.id', 'movimientos.pedidoId')
    .select(['movimientos.id', 'depositos.nombre as deposito', 'destinos.nombre as destino', 'razonSocial'])
    .select(['rubros.codigo', 'rubros.nombre', 'anulados.numero as anula', 'pedidos.numero as pedido'])
    .where('movimientos.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The lines of movements with the stock of their deposits, in order. */
export function selectLines(db: Db, ids: string[]) {
  return db
    .selectFrom('movimientoLineas')
    .innerJoin('movimientos', 'movimientos.id', 'movimientoId')
    .innerJoin('materiales', 'materiales.id', 'movimientoLineas.materialId')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .leftJoin('stockSaldos as saldos', (join) =>
      join
        .onRef('saldos.depositoId', '=', 'movimientos.depositoId')
        .onRef('saldos.materialId', '=', 'movimientoLineas.materialId'),
    )
    .leftJoin('stockSaldos as destinos', (join) =>
      join
        .onRef('destinos.depositoId', '=', 'movimientos.destinoId')
        .onRef('destinos.materialId', '=', 'movimientoLineas.materialId'),
    )
    .select(['movimientoId', 'movimientoLineas.materialId', 'presentacion', 'cantidad', 'cantidadBase', 'precio'])
    .select(['movimientoLineas.moneda', 'movimientoLineas.valor', 'destinoId', 'materiales.codigo'])
    .select(['materiales.nombre', 'unidades.codigo as unidad'])
    .select(['saldos.fisico as existencia', 'destinos.fisico as existenciaDestino'])
    .where('movimientoId', 'in', ids)
    .orderBy('movimientoId')
    .orderBy('orden')
    .execute()
}

/** Replaces the lines of a movement. */
export async function replaceLines(
  db: Db,
  movimientoId: string,
  lines: Omit<MovimientosTables['movimientoLineas'], 'movimientoId' | 'orden'>[],
): Promise<void> {
  await db.deleteFrom('movimientoLineas').where('movimientoId', '=', movimientoId).execute()
  const rows = lines.map((line, orden) => ({ movimientoId, orden, ...line }))
  await db.insertInto('movimientoLineas').values(rows).execute()
}

export async function hasComprobante(db: Db, proyectoId: number, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('comprobantes')
    .select('id')
    .where('proyectoId', '=', proyectoId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The movements that reverse others, by the id of the reversed one. */
export async function selectReversals(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('movimientos')
    .select(['anulaId', 'id', 'numero', 'fecha'])
    .where('anulaId', 'in', ids)
    .execute()
  return new Map(rows.map(({ anulaId, ...row }) => [anulaId, row]))
}

/** For each movement, the first earlier one of its project with the same supplier and remito. */
export async function selectRepeated(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('movimientos as own')
    .innerJoin('movimientos as other', (join) =>
      join
        .onRef('other.proyectoId', '=', 'own.proyectoId')
        .onRef('other.proveedorId', '=', 'own.proveedorId')
        .onRef('other.remito', '=', 'own.remito')
        .onRef('other.seq', '<', 'own.seq'),
    )
    .select(['own.id as ownId', 'other.id', 'other.numero', 'other.fecha'])
    .where('own.id', 'in', ids)
    .where('own.remito', '<>', '')
    .where('own.anulaId', 'is', null)
    .where('other.anulaId', 'is', null)
    .where('other.estado', '<>', 'anulado')
    .orderBy('other.seq', 'desc')
    .execute()
  return new Map(rows.map(({ ownId, ...row }) => [ownId, row]))
}

/** The acopio that a movement belongs to. */
export function selectAcopio(db: Db, movimientoId: string) {
  return db
    .selectFrom('acopioMovimientos')
    .innerJoin('acopios', 'acopios.id', 'acopioId')
    .select(['acopios.id', 'acopios.numero'])
    .where('movimientoId', '=', movimientoId)
    .executeTakeFirst()
}

/** What the movements with some remitos are; reversals and annulled ones are left out. */
export async function selectByRemito(db: Db, proyectoId: number, remitos: string[]) {
  if (remitos.length === 0) return []
  return db
    .selectFrom('movimientos')
    .select(['id', 'version', 'tipo', 'fecha', 'depositoId', 'proveedorId', 'remito'])
    .where('proyectoId', '=', proyectoId)
    .where('remito', 'in', remitos)
    .where('anulaId', 'is', null)
    .where('estado', '<>', 'anulado')
    .execute()
}
