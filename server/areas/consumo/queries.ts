import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** What the approved budget foresees: a row per item and material. `item` is the sort key of the item's code. */
export function selectForeseen(db: Db, proyectoId: number) {
  return db
    .selectFrom('presupuestos as p')
    .innerJoin('presupuestoItems as i', 'i.presupuestoId', 'p.id')
    .innerJoin('presupuestoInsumos as u', 'u.itemId', 'i.id')
    .select(['i.rubroId', 'i.sortKey as item', 'i.cantidad', 'u.materialId', 'u.cantidadPorUnidad'])
    .where('p.proyectoId', '=', proyectoId)
    .where('p.estado', '=', 'aprobado')
    .execute()
}

/** The quantity that approved certificates certify of each item, by the sort key of its code. */
export async function selectCertified(db: Db, proyectoId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('certificados as e')
    .innerJoin('certificadoLineas as l', 'l.certificadoId', 'e.id')
    .innerJoin('contratoItems as c', 'c.id', 'l.contratoItemId')
    .innerJoin('presupuestoItems as i', 'i.id', 'c.itemId')
    .select(['i.sortKey as item', sql<string>`cast(sum("l"."cantidad") as text)`.as('cantidad')])
    .where('e.proyectoId', '=', proyectoId)
    .where('e.estado', '=', 'aprobado')
    .groupBy('i.sortKey')
    .execute()
  return new Map(rows.map(({ item, cantidad }) => [item, cantidad]))
}

/**
 * What was issued less what was returned, by rubro and material. A devolucion without a rubro returns what was never issued. An
 * annulled movement and its opposite are left out.
 */
export function selectIssued(db: Db, proyectoId: number) {
  return db
    .selectFrom('movimientos as m')
    .innerJoin('movimientoLineas as l', 'l.movimientoId', 'm.id')
    .select(['m.rubroId', 'l.materialId'])
    .select(
      sql<string>`cast(sum(case "m"."tipo" when 'egreso' then "l"."cantidadBase" else -"l"."cantidadBase" end) as text)`.as(
        'cantidad',
      ),
    )
    .where('m.proyectoId', '=', proyectoId)
    .where('m.estado', '=', 'confirmado')
    .where('m.anulaId', 'is', null)
    .where((eb) =>
      eb.or([eb('m.tipo', '=', 'egreso'), eb.and([eb('m.tipo', '=', 'devolucion'), eb('m.rubroId', 'is not', null)])]),
    )
    .groupBy(['m.rubroId', 'l.materialId'])
    .execute()
}

/** Code, name, unit and order of materials by id. */
export async function selectMaterialNames(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('materiales')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['materiales.id', 'materiales.codigo', 'materiales.nombre', 'unidades.codigo as unidad'])
    .select('materiales.sortKey')
    .where('materiales.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Code, name and order of rubros by id. */
export async function selectRubroNames(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('rubros')
    .select(['id', 'codigo', 'nombre', 'sortKey'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
