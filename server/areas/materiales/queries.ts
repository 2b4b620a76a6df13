import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'
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

/** Code, name and unit of materials by id. */
export async function selectPricedMaterials(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('materiales')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['materiales.id', 'materiales.codigo', 'materiales.nombre as material', 'unidades.codigo as unidad'])
    .where('materiales.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

/** The ids of a company's materials in use by their key. */
export async function selectIdsByKey(db: Db, desarrolladoraId: number, keys: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('materiales')
    .select(['id', 'clave'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('activo', '=', 1)
    .where('clave', 'in', keys)
    .execute()
  return new Map(rows.map(({ id, clave }) => [clave, id]))
}

/** `before`: only prices older than this day; `since`: only the others. */
export type CurrentPriceFilter = {
  desarrolladoraId: number
  search?: string | undefined
  rubroId?: string | undefined
  proveedorId?: string | undefined
  before?: string | undefined
  since?: string | undefined
}

/** No later price of the same material and supplier. Later ones of a material are the beginning of an index. */
const isCurrent = sql<SqlBool>`not exists (select 1 from precios as later where later."materialId" = precios."materialId"
  and later.activo = 1 and coalesce(later."proveedorId", '') = coalesce(precios."proveedorId", '')
  and (later."sortKey", later.seq) > (precios."sortKey", precios.seq))`

function currentPrices(db: Db, { desarrolladoraId, search, rubroId, proveedorId, before, since }: CurrentPriceFilter) {
  let query = db
    .selectFrom('materiales')
    .innerJoin('precios', 'precios.materialId', 'materiales.id')
    .where('materiales.desarrolladoraId', '=', desarrolladoraId)
    .where('materiales.activo', '=', 1)
    .where('precios.activo', '=', 1)
    .where(isCurrent)
  if (search) query = query.where(isLike('materiales.searchText', search))
  if (rubroId !== undefined) query = query.where('materiales.rubroId', '=', rubroId)
  if (proveedorId !== undefined) query = query.where('precios.proveedorId', '=', proveedorId)
  if (before !== undefined) query = query.where('precios.fecha', '<', before)
  if (since !== undefined) query = query.where('precios.fecha', '>=', since)
  return query
}

export async function countCurrentPrices(db: Db, filter: CurrentPriceFilter): Promise<number> {
  const { total } = await currentPrices(db, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export type CurrentPriceSort = 'material' | 'codigo' | 'fecha'
const sortColumns = { material: 'materiales.sortKey', codigo: 'materiales.clave', fecha: 'precios.sortKey' } as const
type PageOfPrices = { sort: CurrentPriceSort; order: 'asc' | 'desc'; offset: number; limit: number }

/** A page of the last price of each material and supplier. */
export function selectCurrentPrices(db: Db, filter: CurrentPriceFilter, { sort, order, offset, limit }: PageOfPrices) {
  return currentPrices(db, filter)
    .select(['precios.id', 'precios.activo', 'precios.version', 'precios.materialId', 'precios.proveedorId'])
    .select(['precios.fecha', 'precios.precio', 'precios.moneda'])
    .orderBy(sortColumns[sort], order)
    .orderBy('precios.seq', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

type CurrentKey = { materialId: string; proveedorId: string | null; moneda: string }
/** Material, supplier and currency as one text. */
export const currentKey = ({ materialId, proveedorId, moneda }: CurrentKey) => `${materialId} ${proveedorId} ${moneda}`

/** The current scaled prices of materials by `currentKey`. */
export async function selectCurrentOf(db: Db, materialIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('precios')
    .select(['materialId', 'proveedorId', 'moneda', 'precio'])
    .where('materialId', 'in', materialIds)
    .where('activo', '=', 1)
    .where(isCurrent)
    .execute()
  return new Map(rows.map((row) => [currentKey(row), row.precio]))
}

/** Prices of a company by id. */
export function selectPricesById(db: Db, desarrolladoraId: number, ids: string[]) {
  return db
    .selectFrom('precios')
    .select(['id', 'activo', 'version', 'materialId', 'proveedorId', 'fecha', 'precio', 'moneda'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('id', 'in', ids)
    .execute()
}

export async function archivePrices(db: Db, ids: string[]): Promise<void> {
  await db
    .updateTable('precios')
    .set((eb) => ({ activo: 0, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
