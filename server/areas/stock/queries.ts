import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { isLike } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import type { VisibleProjects } from '../../records/visible-projects.ts'
import { amountLimit, millionth } from '../../money/valued.queries.ts'

/**
 * The store with the balances of some projects only, for a member who does not see all: central deposits hold stock of several
 * projects. What a hidden project brought in may be missing, so quantities are never shown below 0.
 */
export function visibleStock(db: Db, proyectos: VisibleProjects = null): Db {
  if (proyectos === null) return db
  const fisico = sql`case when sum("cantidad") > 0 then sum("cantidad") else 0 end`
  const reservado = sql`coalesce((select sum(r."cantidad") from reservas as r where r."materialId" = "stockLineas"."materialId"
    and r."depositoId" = "stockLineas"."depositoId" and r.estado = 'abierta' and r."proyectoId" in (${sql.join(proyectos)})), 0)`
  const valor = sql`case when sum("cantidad") > 0 then sum("valor") else 0 end`
  // A common table of this name hides the table.
  return db.with('stockSaldos', () =>
    db
      .selectFrom('stockLineas')
      .select(['depositoId', 'materialId'])
      .select([
        sql<number>`cast(${fisico} as bigint)`.as('fisico'),
        sql<number>`cast(${reservado} as bigint)`.as('reservado'),
        sql<number>`cast(${valor} as bigint)`.as('valor'),
      ])
      .where('proyectoId', 'in', proyectos)
      .groupBy(['depositoId', 'materialId']),
  ) as unknown as Db
}

/** `depositIds`: the deposits that the project sees, or the one of the query; `stocked` those whose stock covers a minimum. */
export type StockFilter = {
  desarrolladoraId: number
  depositIds: string[]
  stocked: string[]
  search?: string | undefined
  rubroId?: string | undefined
  proveedorId?: string | undefined
  aReponer?: boolean | undefined
}

type MaterialFilter = Omit<StockFilter, 'depositIds'>

const available = ({ stocked }: MaterialFilter) =>
  sql<number>`coalesce((select sum(a."fisico" - a."reservado") from "stockSaldos" as a
    where a."materialId" = "materiales"."id" and a."depositoId" in (${stocked.length > 0 ? sql.join(stocked) : sql`null`})), 0)`

/** Below its minimum, which is above 0. */
const isShort = (filter: MaterialFilter) => sql<SqlBool>`${available(filter)} < "materiales"."stockMinimo"`

/** The materials that match; undefined if all do. */
function filteredMaterials(db: Db, filter: MaterialFilter) {
  const { desarrolladoraId, search, rubroId, proveedorId, aReponer } = filter
  if (!search && rubroId === undefined && proveedorId === undefined && aReponer === undefined) return undefined
  let query = db
    .selectFrom('materiales')
    .select('materiales.id')
    .where('materiales.desarrolladoraId', '=', desarrolladoraId)
  if (search) query = query.where(isLike('materiales.searchText', search))
  if (rubroId !== undefined) query = query.where('materiales.rubroId', '=', rubroId)
  if (proveedorId !== undefined)
    query = query.where('materiales.id', 'in', (eb) =>
      eb.selectFrom('materialProveedores').select('materialId').where('proveedorId', '=', proveedorId),
    )
  if (aReponer === undefined) return query
  return query.where(aReponer ? isShort(filter) : sql<SqlBool>`not ${isShort(filter)}`)
}

function filteredStock(db: Db, filter: StockFilter) {
  const query = db.selectFrom('stockSaldos').where('stockSaldos.depositoId', 'in', filter.depositIds)
  const materials = filteredMaterials(db, filter)
  return materials ? query.where('stockSaldos.materialId', 'in', materials) : query
}

export type StockSort = 'material' | 'codigo' | 'deposito'
const columns = { material: 'materiales.sortKey', codigo: 'materiales.clave', deposito: 'depositos.sortKey' } as const

type StockOrder = { sort: StockSort; order: 'asc' | 'desc' }

const inOrder = <T extends SelectQueryBuilder<any, any, any>>(query: T, { sort, order }: StockOrder): T =>
  query.orderBy(columns[sort], order).orderBy('materiales.seq', order).orderBy('stockSaldos.depositoId') as T

/** A page of the stock. Its keys come first, so that names and minima are read for its rows only. */
export function selectStock(
  db: Db,
  filter: StockFilter,
  { offset, limit, ...order }: StockOrder & { offset: number; limit: number },
) {
  const keys = filteredStock(db, filter)
    .innerJoin('materiales', 'materiales.id', 'stockSaldos.materialId')
    .innerJoin('depositos', 'depositos.id', 'stockSaldos.depositoId')
    .select(['stockSaldos.depositoId', 'stockSaldos.materialId'])
    // Known from the deposits; the planner needs it to read the materials in order.
    .where('materiales.desarrolladoraId', '=', filter.desarrolladoraId)
    .offset(offset)
    .limit(limit)
  const rows = db
    .selectFrom(inOrder(keys, order).as('page'))
    .innerJoin('stockSaldos', (join) =>
      join
        .onRef('stockSaldos.depositoId', '=', 'page.depositoId')
        .onRef('stockSaldos.materialId', '=', 'page.materialId'),
    )
    .innerJoin('materiales', 'materiales.id', 'page.materialId')
    .innerJoin('depositos', 'depositos.id', 'page.depositoId')
    .innerJoin('unidades', 'unidades.id', 'materiales.unidadId')
    .innerJoin('rubros', 'rubros.id', 'materiales.rubroId')
    .select(['stockSaldos.materialId', 'materiales.codigo', 'materiales.nombre as material', 'stockMinimo'])
    .select(['unidades.codigo as unidad', 'rubroId', 'rubros.codigo as rubroCodigo', 'rubros.nombre as rubroNombre'])
    .select(['stockSaldos.depositoId', 'depositos.nombre as deposito', 'depositos.tipo as depositoTipo'])
    .select(['fisico', 'reservado', 'valor'])
    .select(sql<number>`case when ${isShort(filter)} then 1 else 0 end`.as('aReponer'))
  return inOrder(rows, order).execute()
}

/**
 * The number of matching rows, those with stock but no value at the last price, and the sums of both values: cents as text. `rates`
 * are those of the currencies, scaled.
 */
export async function sumStock(db: Db, filter: StockFilter, rates: [moneda: string, rate: number][]) {
  const rate = sql.join(
    rates.map(([moneda, scaled]) => sql`when ${moneda} then ${sql.lit(scaled)}`),
    sql` `,
  )
  const precio = sql<number | null>`(select ${millionth(sql`p."precio"`, sql`(case p."moneda" ${rate} end)`, sql`null`)}
    from precios as p where p."materialId" = "stockSaldos"."materialId" and p."activo" = 1
    order by p."sortKey" desc, p."seq" desc limit 1)`
  const last = millionth(sql`"fisico"`, sql`"precio"`, amountLimit)
  const row = await db
    // Materialized: the price would otherwise be looked up for each use of it.
    .with(
      (cte) => cte('priced').materialized(),
      () => filteredStock(db, filter).select(['fisico', 'valor', precio.as('precio')]),
    )
    .selectFrom('priced')
    .select((eb) => eb.fn.countAll().as('total'))
    .select(sql<string>`cast(coalesce(sum("valor"), 0) as text)`.as('valorPromedio'))
    .select(sql<string>`cast(coalesce(sum(${last}), 0) as text)`.as('valorUltimoPrecio'))
    .select(sql`count(case when "fisico" > 0 and "precio" is null then 1 end)`.as('sinPrecio'))
    .executeTakeFirstOrThrow()
  return { ...row, total: Number(row.total), sinPrecio: Number(row.sinPrecio) }
}

export type KardexFilter = {
  materialId: string
  depositIds: string[]
  desde?: string | undefined
  hasta?: string | undefined
  proyectos?: VisibleProjects | undefined
}

const kardexLines = (db: Db, { materialId, depositIds, desde, hasta, proyectos = null }: KardexFilter) => {
  let query = db
    .selectFrom('stockLineas')
    .where('stockLineas.materialId', '=', materialId)
    .where('stockLineas.depositoId', 'in', depositIds)
  if (proyectos !== null) query = query.where('stockLineas.proyectoId', 'in', proyectos)
  if (desde !== undefined) query = query.where('stockLineas.fecha', '>=', desde)
  if (hasta !== undefined) query = query.where('stockLineas.fecha', '<=', hasta)
  return query
}

export async function countKardex(db: Db, filter: KardexFilter): Promise<number> {
  const { total } = await kardexLines(db, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function ordered<T extends SelectQueryBuilder<any, any, any>>(query: T, order: 'asc' | 'desc'): T {
  const all = ['fecha', 'tramo', 'orden', 'seq'].map((column) => `stockLineas.${column}`)
  return all.reduce((sorted, column) => sorted.orderBy(column, order) as T, query)
}

/** Lines with their documents. The page is found from the index alone, before its documents are read. */
export function selectKardex(
  db: Db,
  filter: KardexFilter,
  { order, offset, limit }: { order: 'asc' | 'desc'; offset: number; limit: number },
) {
  const page = ordered(kardexLines(db, filter).select('stockLineas.seq'), order).offset(offset).limit(limit)
  const rows = db
    .selectFrom('stockLineas')
    .innerJoin('depositos', 'depositos.id', 'stockLineas.depositoId')
    .leftJoin('movimientos', 'movimientos.id', 'documentoId')
    .leftJoin('conteos', 'conteos.id', 'documentoId')
    .select([
      'stockLineas.seq',
      'stockLineas.id',
      'stockLineas.fecha',
      'tramo',
      'orden',
      'contado',
      'cantidad',
      'valor',
    ])
    .select(['documentoId', 'stockLineas.proyectoId', 'stockLineas.depositoId', 'depositos.nombre as deposito'])
    .select(['movimientos.tipo', 'remito', 'anulaId'])
    .select((eb) => eb.fn.coalesce('movimientos.numero', 'conteos.numero').as('numero'))
    .where('stockLineas.seq', 'in', page)
  return ordered(rows, order).execute()
}

export type KardexLine = Awaited<ReturnType<typeof selectKardex>>[number]

/** The balance before a line: the closings of earlier days, and the lines of its day that precede it. */
export async function selectBalanceBefore(
  db: Db,
  { materialId, depositIds, proyectos = null }: KardexFilter,
  { fecha, tramo, orden, seq }: Pick<KardexLine, 'fecha' | 'tramo' | 'orden' | 'seq'>,
): Promise<bigint> {
  const closing = sql<string>`cast(coalesce(sum((select d.cierre from "stockDias" as d where d."depositoId" = "stockSaldos"."depositoId"
    and d."materialId" = "stockSaldos"."materialId" and d.fecha < ${fecha} order by d.fecha desc limit 1)), 0) as text)`
  if (proyectos !== null) {
    const own = await kardexLines(db, { materialId, depositIds, proyectos, hasta: fecha })
      .select(sql<string>`cast(coalesce(sum("cantidad"), 0) as text)`.as('cantidad'))
      .where(sql<SqlBool>`("fecha", "tramo", "orden", "seq") < (${fecha}, ${tramo}, ${orden}, ${seq})`)
      .executeTakeFirstOrThrow()
    return BigInt(own.cantidad)
  }
  const before = await db
    .selectFrom('stockSaldos')
    .select(closing.as('cierre'))
    .where('materialId', '=', materialId)
    .where('depositoId', 'in', depositIds)
    .executeTakeFirstOrThrow()
  const day = await kardexLines(db, { materialId, depositIds, desde: fecha, hasta: fecha })
    .select(sql<string>`cast(coalesce(sum("cantidad"), 0) as text)`.as('cantidad'))
    .where(sql<SqlBool>`("tramo", "orden", "seq") < (${tramo}, ${orden}, ${seq})`)
    .executeTakeFirstOrThrow()
  return BigInt(before.cierre) + BigInt(day.cantidad)
}

const short = (db: Db, filter: MaterialFilter) =>
  filteredMaterials(db, { ...filter, aReponer: true })!.where('materiales.activo', '=', 1)

/** The active materials below their minimum, with what is available in all deposits of the project. */
export function selectShort(
  db: Db,
  filter: MaterialFilter,
  { sort, order, offset, limit }: { sort: 'material' | 'codigo'; order: 'asc' | 'desc'; offset: number; limit: number },
) {
  return short(db, filter)
    .clearSelect()
    .innerJoin('unidades', 'unidades.id', 'materiales.unidadId')
    .innerJoin('rubros', 'rubros.id', 'materiales.rubroId')
    .select(['materiales.id as materialId', 'materiales.codigo', 'materiales.nombre as material', 'stockMinimo'])
    .select(['unidades.codigo as unidad', 'decimales', 'presentaciones', 'materiales.rubroId'])
    .select(['rubros.codigo as rubroCodigo', 'rubros.nombre as rubroNombre', available(filter).as('disponible')])
    .orderBy(columns[sort], order)
    .orderBy('materiales.seq', order)
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countShort(db: Db, filter: MaterialFilter): Promise<number> {
  const { count } = await short(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
