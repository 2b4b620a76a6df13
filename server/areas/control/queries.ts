/** The sums of the control and the lines behind them; every query uses an index. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { rangeRows, valuedAmount } from '../../money/valued.queries.ts'
import type { Db } from '../../db/schema.ts'
import type { FactorRange } from '../../money/factors.ts'
import type { DayRange } from '../../money/valuation.ts'

export type Columna = 'original' | 'modificaciones' | 'comprometido' | 'ejecutado' | 'pagado'
export const columnas: Columna[] = ['original', 'modificaciones', 'comprometido', 'ejecutado', 'pagado']

export type LineFilter = {
  proyectoId: number
  columnas: Columna[]
  rubroIds?: string[] | undefined
  item?: string | undefined
  proveedorId?: string | undefined
}

function lineCondition({
  proyectoId,
  columnas: columns,
  rubroIds,
  item,
  proveedorId,
}: LineFilter): RawBuilder<SqlBool> {
  const parts = [sql`l."proyectoId" = ${proyectoId}`]
  if (columns.length < columnas.length) parts.push(sql`l."columna" in (${sql.join(columns)})`)
  if (rubroIds) parts.push(rubroIds.length > 0 ? sql`l."rubroId" in (${sql.join(rubroIds)})` : sql`1 = 0`)
  if (item !== undefined) parts.push(sql`l."item" = ${item}`)
  if (proveedorId !== undefined) parts.push(sql`l."proveedorId" = ${proveedorId}`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** The sums to read: all rubros of a project or some, in a stored valuation. */
export type SumFilter = { proyectoId: number; valuacion: string; rubroIds?: string[] | undefined }
/** The sums of a row by column, in cents as text. */
export type SumRow = { clave: string; item: string } & Record<Columna, string>
type Part = { offset: number; limit: number }

/** The valuation of amounts as entered; every project stores it. */
export const asEntered = ''

const ofRubros = (rubroIds: string[] | undefined, alias: string) =>
  rubroIds
    ? rubroIds.length > 0
      ? sql` and ${sql.ref(`${alias}.rubroId`)} in (${sql.join(rubroIds)})`
      : sql` and 1 = 0`
    : sql``

const columnSums = sql.join(columnas.map((column) => sql`cast(sum(s.${sql.id(column)}) as text) as ${sql.id(column)}`))

/** The sums by rubro or by supplier; rows whose lines all lack a factor are missing (`selectUnvalued`). */
export async function selectSums(
  db: Db,
  { proyectoId, valuacion, rubroIds }: SumFilter,
  group: 'rubro' | 'proveedor',
): Promise<SumRow[]> {
  const key = sql.ref(group === 'rubro' ? 's.rubroId' : 's.clave')
  const hasSupplier = group === 'rubro' ? sql`` : sql` and s."clave" > ''`
  const query = sql<SumRow>`select ${key} as "clave", '' as "item", ${columnSums} from "controlSumas" as s
    where s."proyectoId" = ${proyectoId} and s."valuacion" = ${valuacion} and s."agrupa" = 'proveedor'
      ${ofRubros(rubroIds, 's')} and s."cantidad" > 0${hasSupplier} group by ${key}`
  return (await query.execute(db)).rows
}

/** A page of the items of some rubros, ordered by code; the lines without an item come first. */
export async function selectItemSums(
  db: Db,
  { proyectoId, valuacion, rubroIds }: SumFilter,
  { offset, limit }: Part,
): Promise<SumRow[]> {
  const sums = sql.join(
    columnas.map((column) => sql`cast(coalesce(v.${sql.id(column)}, 0) as text) as ${sql.id(column)}`),
  )
  const query = sql<SumRow>`select s."rubroId" as "clave", s."clave" as "item", ${sums}
    from "controlSumas" as s left join "controlSumas" as v on v."proyectoId" = s."proyectoId"
      and v."valuacion" = ${valuacion} and v."agrupa" = s."agrupa" and v."rubroId" = s."rubroId" and v."clave" = s."clave"
    where s."proyectoId" = ${proyectoId} and s."valuacion" = ${asEntered} and s."agrupa" = 'item'
      ${ofRubros(rubroIds, 's')} and s."cantidad" > 0
    order by s."rubroId", s."clave" limit ${limit} offset ${offset}`
  return (await query.execute(db)).rows
}

/** By rubro: how many items have lines, and whether one of them is the lines without an item (`sinItem`). */
export async function countItems(db: Db, { proyectoId, rubroIds }: Pick<SumFilter, 'proyectoId' | 'rubroIds'>) {
  const query = sql<{ clave: string; cantidad: number; sinItem: number }>`select s."rubroId" as "clave",
      count(*) as "cantidad", count(case when s."clave" = '' then 1 end) as "sinItem"
    from "controlSumas" as s where s."proyectoId" = ${proyectoId} and s."valuacion" = ${asEntered} and s."agrupa" = 'item'
      ${ofRubros(rubroIds, 's')} and s."cantidad" > 0 group by s."rubroId"`
  return (await query.execute(db)).rows
}

/** The keys and columns with lines on days without a factor. `item` is empty unless grouped by item. */
export async function selectUnvalued(
  db: Db,
  { proyectoId, rubroIds }: Pick<SumFilter, 'proyectoId' | 'rubroIds'>,
  ranges: DayRange[],
  group: 'rubro' | 'item' | 'proveedor',
): Promise<{ clave: string; item: string; columna: Columna }[]> {
  if (ranges.length === 0) return []
  const days = sql.join(
    ranges.map(({ desde, hasta }) => sql`l."fecha" between ${desde} and ${hasta}`),
    sql` or `,
  )
  const key = sql.ref(group === 'proveedor' ? 'l.proveedorId' : 'l.rubroId')
  const hasSupplier = group === 'proveedor' ? sql` and l."proveedorId" > ''` : sql``
  const item = group === 'item' ? sql`l."item"` : sql`''`
  const { rows } = await sql<{ clave: string; item: string; columna: Columna }>`
    select distinct ${key} as "clave", ${item} as "item", l."columna" from "controlLineas" as l
    where l."proyectoId" = ${proyectoId}${ofRubros(rubroIds, 'l')}${hasSupplier} and (${days})`.execute(db)
  return rows
}

/** Executed amounts by day. */
export async function selectExecuted(db: Db, { proyectoId, valuacion }: SumFilter) {
  return db
    .selectFrom('controlDias')
    .select(['fecha', sql<string>`cast("importe" as text)`.as('importe')])
    .where('proyectoId', '=', proyectoId)
    .where('valuacion', '=', valuacion)
    .where('columna', '=', 'ejecutado')
    .where('cantidad', '>', 0)
    .execute()
}

/** Line count and total of some columns in a valuation. */
export async function sumColumns(
  db: Db,
  { proyectoId, valuacion }: SumFilter,
  some: Columna[],
): Promise<{ total: number; importe: string }> {
  const { rows } = await sql<{ total: number; importe: string }>`
    select coalesce(sum("cantidad"), 0) as "total", cast(coalesce(sum("importe"), 0) as text) as "importe"
    from "controlDias" where "proyectoId" = ${proyectoId} and "valuacion" = ${valuacion}
      and "columna" in (${sql.join(some)})`.execute(db)
  return { total: Number(rows[0]!.total), importe: rows[0]!.importe }
}

/** Count and total of the filtered lines on days within the ranges, valued by them. */
export async function sumLines(
  db: Db,
  filter: LineFilter,
  ranges: FactorRange[],
): Promise<{ total: number; importe: string }> {
  const { rows } = await sql<{ total: number; importe: string }>`with r as materialized (${rangeRows(db, ranges)})
    select count(*) as "total", cast(coalesce(sum(${valuedAmount(sql`l."importe"`, ranges)}), 0) as text) as "importe"
    from r cross join "controlLineas" as l
    where ${lineCondition(filter)} and l."columna" in (${sql.join(filter.columnas)})
      and l."fecha" between r."desde" and r."hasta"`.execute(db)
  return { total: Number(rows[0]!.total), importe: rows[0]!.importe }
}

/** Count and total of the filtered lines, in the project's currency. */
export async function countLines(db: Db, filter: LineFilter): Promise<{ total: number; importe: string }> {
  const { rows } = await sql<{ total: number; importe: string }>`
    select count(*) as "total", cast(coalesce(sum(l."importe"), 0) as text) as "importe"
    from "controlLineas" as l where ${lineCondition(filter)}`.execute(db)
  return { total: Number(rows[0]!.total), importe: rows[0]!.importe }
}

/** A page of lines, newest first. */
export function selectLines(db: Db, filter: LineFilter, offset: number, limit: number) {
  return db
    .selectFrom('controlLineas')
    .innerJoin('rubros', 'rubros.id', 'controlLineas.rubroId')
    .leftJoin('proveedores', 'proveedores.id', 'controlLineas.proveedorId')
    .select([
      'controlLineas.seq',
      'controlLineas.columna',
      'controlLineas.fecha',
      'controlLineas.entidad',
      'controlLineas.documentoId',
      'controlLineas.item',
      'controlLineas.importe',
      'rubros.codigo',
      'rubros.nombre',
      'proveedores.razonSocial',
    ])
    .where(
      'controlLineas.seq',
      'in',
      sql<number>`(select l."seq" from "controlLineas" as l where ${lineCondition(filter)}
        order by l."fecha" desc, l."seq" desc limit ${limit} offset ${offset})`,
    )
    .orderBy('controlLineas.fecha', 'desc')
    .orderBy('controlLineas.seq', 'desc')
    .execute()
}

const keysAtOnce = 500

/** Item names by the sort key of their codes, from the newest budget or change that has the code. */
export async function selectItemNames(db: Db, proyectoId: number, keys: string[]) {
  const names = new Map<string, { codigo: string; descripcion: string }>()
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const rows = await db
      .selectFrom('presupuestoItems')
      .select(['sortKey', 'codigo', 'descripcion'])
      .where('proyectoId', '=', proyectoId)
      .where('sortKey', 'in', keys.slice(start, start + keysAtOnce))
      .orderBy('seq')
      .execute()
    for (const { sortKey, ...name } of rows) names.set(sortKey, name)
  }
  return names
}

export function selectProjections(db: Db, proyectoId: number) {
  return db
    .selectFrom('controlProyecciones')
    .select(['rubroId', 'importe', 'nota', 'fecha', 'version'])
    .where('proyectoId', '=', proyectoId)
    .execute()
}

type Projection = { rubroId: string; importe: number | null; nota: string; fecha: string; version: number }

/** Replaces a projection; the caller holds the lock of the project's documents. */
export async function storeProjection(db: Db, proyectoId: number, row: Projection): Promise<void> {
  const { rubroId: _rubro, ...values } = row
  await db
    .insertInto('controlProyecciones')
    .values({ proyectoId, ...row })
    .onConflict((conflict) => conflict.columns(['proyectoId', 'rubroId']).doUpdateSet(values))
    .execute()
}

/** Payments that are not applied to any document, in cents of the project's currency. */
export async function selectUnapplied(db: Db, proyectoId: number): Promise<string> {
  const row = await db
    .selectFrom('pagos')
    .select(sql<string>`cast(coalesce(sum("aCuentaBase"), 0) as text)`.as('importe'))
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrado')
    .where(sql<SqlBool>`"aCuentaBase" <> 0`)
    .executeTakeFirstOrThrow()
  return row.importe
}

/** Whether the company has the rubro. */
export async function hasRubro(db: Db, desarrolladoraId: number, id: string): Promise<boolean> {
  const rubro = db.selectFrom('rubros').select('id').where('id', '=', id)
  return (await rubro.where('desarrolladoraId', '=', desarrolladoraId).executeTakeFirst()) !== undefined
}
