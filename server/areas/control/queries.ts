/** The sums of the control, and the rows behind them; both from one index of `controlLineas`. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { rangeRows, valuedAmount } from '../../db/valued.ts'
import type { Db } from '../../db/schema.ts'
import type { FactorRange } from '../../lib/factors.ts'

export type Columna = 'original' | 'modificaciones' | 'comprometido' | 'ejecutado' | 'pagado'
export const columnas: Columna[] = ['original', 'modificaciones', 'comprometido', 'ejecutado', 'pagado']

export type LineFilter = {
  proyectoId: number
  columnas: Columna[]
  rubroIds?: string[] | undefined
  item?: string | undefined
  proveedorId?: string | undefined
}

function matching({ proyectoId, columnas: wanted, rubroIds, item, proveedorId }: LineFilter): RawBuilder<SqlBool> {
  const parts = [sql`l."proyectoId" = ${proyectoId}`]
  if (wanted.length < columnas.length) parts.push(sql`l."columna" in (${sql.join(wanted)})`)
  if (rubroIds) parts.push(rubroIds.length > 0 ? sql`l."rubroId" in (${sql.join(rubroIds)})` : sql`1 = 0`)
  if (item !== undefined) parts.push(sql`l."item" = ${item}`)
  if (proveedorId !== undefined) parts.push(sql`l."proveedorId" = ${proveedorId}`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** What rows are summed by: a rubro, an item of a rubro, a supplier, a month or a day. */
const groups = {
  rubro: ['l."rubroId" as "clave"', `'' as "item"`, 'l."rubroId"'],
  item: ['l."rubroId" as "clave"', 'l."item" as "item"', 'l."rubroId", l."item"'],
  proveedor: ['l."proveedorId" as "clave"', `'' as "item"`, 'l."proveedorId"'],
  mes: ['substr(l."fecha", 1, 7) as "clave"', `'' as "item"`, 'substr(l."fecha", 1, 7)'],
  fecha: ['l."fecha" as "clave"', `'' as "item"`, 'l."fecha"'],
  rubroFecha: ['l."rubroId" as "clave"', 'l."fecha" as "item"', 'l."rubroId", l."fecha"'],
} as const
export type Group = keyof typeof groups
export type SumRow = { columna: Columna; clave: string; item: string; importe: string }

/** The sums of cents as text; each amount is valued and rounded before. Without ranges they stand as they are. */
export async function selectSums(
  db: Db,
  filter: LineFilter,
  group: Group,
  ranges: FactorRange[] | null,
): Promise<SumRow[]> {
  const [key, item, by] = groups[group]
  const shown = sql.raw(`l."columna", ${key}, ${item}`)
  const grouped = sql.raw(`group by l."columna", ${by}`)
  // A cross join, so that SQLite goes through the ranges and finds the lines of each by the index.
  const query = ranges
    ? sql<SumRow>`with r as materialized (${rangeRows(db, ranges)})
        select ${shown}, cast(sum(${valuedAmount(sql`l."importe"`)}) as text) as "importe"
        from r cross join "controlLineas" as l
        where ${matching(filter)} and l."columna" in (${sql.join(filter.columnas)})
          and l."fecha" between r."desde" and r."hasta" ${grouped}`
    : sql<SumRow>`select ${shown}, cast(sum(l."importe") as text) as "importe"
        from "controlLineas" as l where ${matching(filter)} ${grouped}`
  return (await query.execute(db)).rows
}

/** How many lines there are of each day, column by column in the order of the index. */
export async function countDays(db: Db, filter: LineFilter): Promise<{ fecha: string; cantidad: number }[]> {
  const { rows } = await sql<{ fecha: string; cantidad: number }>`
    select l."fecha", count(*) as "cantidad" from "controlLineas" as l
    where ${matching(filter)} group by l."columna", l."fecha"`.execute(db)
  return rows.map(({ fecha, cantidad }) => ({ fecha, cantidad: Number(cantidad) }))
}

/** How many lines a filter finds, and what they come to in the currency of the project. */
export async function countLines(db: Db, filter: LineFilter): Promise<{ total: number; importe: string }> {
  const { rows } = await sql<{ total: number; importe: string }>`
    select count(*) as "total", cast(coalesce(sum(l."importe"), 0) as text) as "importe"
    from "controlLineas" as l where ${matching(filter)}`.execute(db)
  return { total: Number(rows[0]!.total), importe: rows[0]!.importe }
}

/** A page of lines, the newest first. */
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
      sql<number>`(select l."seq" from "controlLineas" as l where ${matching(filter)}
        order by l."fecha" desc, l."seq" desc limit ${limit} offset ${offset})`,
    )
    .orderBy('controlLineas.fecha', 'desc')
    .orderBy('controlLineas.seq', 'desc')
    .execute()
}

/** The rubros of a company in the order of their codes. */
export function selectRubros(db: Db, desarrolladoraId: number) {
  return db
    .selectFrom('rubros')
    .select(['id', 'codigo', 'nombre', 'padreId'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .orderBy('sortKey')
    .execute()
}

const keysAtOnce = 500

/** What items are called, by the sort key of their codes: as in the newest budget or change that has them. */
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

export async function selectSupplierNames(
  db: Db,
  ids: string[],
): Promise<Map<string, { codigo: string; nombre: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('proveedores')
    .select(['id', 'cuit as codigo', 'razonSocial as nombre'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}

export function selectProjections(db: Db, proyectoId: number) {
  return db
    .selectFrom('controlProyecciones')
    .select(['rubroId', 'importe', 'nota', 'fecha', 'version'])
    .where('proyectoId', '=', proyectoId)
    .execute()
}

type Projection = { rubroId: string; importe: number | null; nota: string; fecha: string; version: number }

/** Stores a projection in the place of the version before; the caller holds the lock of the project's documents. */
export async function storeProjection(db: Db, proyectoId: number, row: Projection): Promise<void> {
  const { rubroId: _rubro, ...values } = row
  await db
    .insertInto('controlProyecciones')
    .values({ proyectoId, ...row })
    .onConflict((conflict) => conflict.columns(['proyectoId', 'rubroId']).doUpdateSet(values))
    .execute()
}

/** What was paid and is applied to no document, in cents of the project's currency. */
export async function selectUnapplied(db: Db, proyectoId: number): Promise<string> {
  const row = await db
    .selectFrom('pagos')
    .select(sql<string>`cast(coalesce(sum("aCuentaBase"), 0) as text)`.as('importe'))
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrado')
    .executeTakeFirstOrThrow()
  return row.importe
}

/** An index of a company: the named one, or the one with this code. */
export function selectIndex(db: Db, desarrolladoraId: number, { id, clave }: { id?: string | null; clave?: string }) {
  return db
    .selectFrom('indices')
    .select(['id', 'codigo'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .$if(Boolean(id), (query) => query.where('id', '=', id!))
    .$if(!id, (query) => query.where('clave', '=', clave!))
    .executeTakeFirst()
}

/** Whether a company has a rubro. */
export async function hasRubro(db: Db, desarrolladoraId: number, id: string): Promise<boolean> {
  const rubro = db.selectFrom('rubros').select('id').where('id', '=', id)
  return (await rubro.where('desarrolladoraId', '=', desarrolladoraId).executeTakeFirst()) !== undefined
}
