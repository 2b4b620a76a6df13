import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { FilteredQuery } from '../../records/record.ts'
import type { PedidosTables } from './tables.ts'

/** Adds the filter by material. */
export function narrowPedidos(query: FilteredQuery, { materialId }: Record<string, unknown>) {
  if (materialId === undefined) return query
  return query.where(
    sql<SqlBool>`"pedidos"."id" in (select "pedidoId" from "pedidoLineas" where "materialId" = ${materialId})`,
  )
}

/** The names that orders refer to. */
export async function selectNames(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('pedidos')
    .innerJoin('depositos', 'depositos.id', 'pedidos.depositoId')
    .innerJoin('proveedores', 'proveedores.id', 'pedidos.proveedorId')
    .select(['pedidos.id', 'depositos.nombre as deposito', 'razonSocial as proveedor'])
    .where('pedidos.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What confirmed ingresos brought of the line of an order: each material is in one line. */
const received = sql<string>`cast(coalesce((select sum(l."cantidadBase") from movimientos as m
  inner join "movimientoLineas" as l on l."movimientoId" = m."id"
  where m."pedidoId" = "pedidoLineas"."pedidoId" and m."estado" = 'confirmado' and m."anulaId" is null
    and l."materialId" = "pedidoLineas"."materialId"), 0) as text)`

/** The lines of orders in order, with what was received of each. */
export function selectLines(db: Db, ids: string[]) {
  return db
    .selectFrom('pedidoLineas')
    .innerJoin('materiales', 'materiales.id', 'materialId')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['pedidoId', 'materialId', 'presentacion', 'cantidad', 'cantidadBase', 'precio', 'moneda'])
    .select(['materiales.codigo', 'materiales.nombre', 'unidades.codigo as unidad'])
    .select(received.as('recibido'))
    .where('pedidoId', 'in', ids)
    .orderBy('pedidoId')
    .orderBy('orden')
    .execute()
}

/** Replaces the lines of an order. */
export async function replaceLines(
  db: Db,
  pedidoId: string,
  lines: Omit<PedidosTables['pedidoLineas'], 'pedidoId' | 'orden'>[],
): Promise<void> {
  await db.deleteFrom('pedidoLineas').where('pedidoId', '=', pedidoId).execute()
  const rows = lines.map((line, orden) => ({ pedidoId, orden, ...line }))
  await db.insertInto('pedidoLineas').values(rows).execute()
}

/** Ordered and received quantities of these materials in the orders of a project in one of the states. */
export function selectExpected(db: Db, proyectoId: number, materialIds: string[], states: string[]) {
  return db
    .selectFrom('pedidoLineas')
    .innerJoin('pedidos', 'pedidos.id', 'pedidoId')
    .select(['materialId', 'cantidadBase', received.as('recibido')])
    .where('proyectoId', '=', proyectoId)
    .where('estado', 'in', states)
    .where('materialId', 'in', materialIds)
    .execute()
}

/** The first supplier of each material, if it has one. */
export async function selectFirstSuppliers(db: Db, materialIds: string[]) {
  const rows = await db
    .selectFrom('materialProveedores')
    .innerJoin('proveedores', 'proveedores.id', 'proveedorId')
    .select(['materialId', 'proveedorId', 'razonSocial'])
    .where('materialId', 'in', materialIds)
    .where('orden', '=', 0)
    .execute()
  return new Map(rows.map((row) => [row.materialId, row]))
}

/** What the mail of an order names besides the order. */
export function selectMailNames(db: Db, pedidoId: string) {
  return db
    .selectFrom('pedidos')
    .innerJoin('proveedores', 'proveedores.id', 'pedidos.proveedorId')
    .innerJoin('projects', 'projects.id', 'pedidos.proyectoId')
    .innerJoin('developers', 'developers.id', 'projects.companyId')
    .select(['proveedores.mail', 'projects.nombre as proyecto', 'projects.direccion', 'developers.nombre as empresa'])
    .where('pedidos.id', '=', pedidoId)
    .executeTakeFirstOrThrow()
}
