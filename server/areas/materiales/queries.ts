import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { toScaled } from '../../money/decimal.ts'

export async function selectUnitCodes(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('unidades').select(['id', 'codigo']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, codigo }) => [id, codigo]))
}

export async function selectRubroNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('rubros').select(['id', 'codigo', 'nombre']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, codigo, nombre }) => [id, `${codigo} ${nombre}`]))
}

type AskedPrice = { materialId: string; fecha: string; proveedorId: string | null; precio: string; moneda: string }

/** Whether a material has the same price already: equal amount, day, supplier and currency. */
export async function hasPrice(
  db: Db,
  { materialId, fecha, moneda, precio, proveedorId }: AskedPrice,
): Promise<boolean> {
  const found = await db
    .selectFrom('precios')
    .select('seq')
    .where((eb) => eb.and({ materialId, fecha, moneda, precio: toScaled('precio', precio), activo: 1 }))
    .where('proveedorId', proveedorId === null ? 'is' : '=', proveedorId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export type PriceRow = {
  materialId: string
  proveedorId: string | null
  fecha: string
  precio: number
  moneda: string
}

/**
 * The last price of each material, or with a currency its last but one in that currency. A correlated subquery, so that each price
 * is one of the first two rows of an index, however long the history is.
 */
export async function selectPrices(db: Db, ids: string[], currencyBefore?: string): Promise<Map<string, PriceRow>> {
  if (ids.length === 0) return new Map()
  const isOfCurrency = currencyBefore === undefined ? sql`` : sql`and p.moneda = ${currencyBefore}`
  const place = currencyBefore === undefined ? sql`limit 1` : sql`limit 1 offset 1`
  const seq = sql<number>`(select p.seq from precios as p where p."materialId" = materiales.id and p.activo = 1 ${isOfCurrency}
    order by p."sortKey" desc, p.seq desc ${place})`
  const rows = await db
    .selectFrom('materiales')
    .innerJoin('precios', (join) => join.on('precios.seq', '=', seq))
    .select(['precios.materialId', 'precios.proveedorId', 'precios.fecha', 'precios.precio', 'precios.moneda'])
    .where('materiales.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.materialId, row]))
}

/** Materials of a company by id, with what the rules of their quantities need. */
export async function selectMaterials(db: Db, desarrolladoraId: number, ids: string[]) {
  const rows = await db
    .selectFrom('materiales')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['materiales.id', 'materiales.codigo', 'materiales.nombre', 'presentaciones'])
    .select(['unidades.codigo as unidad', 'decimales'])
    .where('materiales.desarrolladoraId', '=', desarrolladoraId)
    .where('materiales.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
