/** The sums of the control, and the rows behind them; each from an index of `controlLineas`. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { dayRows, rangeRows, valuedAmount } from '../../db/valued.ts'
import type { Db } from '../../db/schema.ts'
import type { DayFactor, FactorRange } from '../../lib/factors.ts'

export type Columna = 'original' | 'modificaciones' | 'comprometido' | 'ejecutado' | 'pagado'
export const columnas: Columna[] = ['original', 'modificaciones', 'comprometido', 'ejecutado', 'pagado']

export type LineFilter = {
  proyectoId: number
  columnas: Columna[]
  rubroIds?: string[] | undefined
  item?: string | undefined
  proveedorId?: string | undefined
  /** Without the budget's own lines, which are of no supplier. */
  isOfSuppliers?: boolean
}

function matching({
  proyectoId,
  columnas: wanted,
  rubroIds,
  item,
  proveedorId,
  isOfSuppliers,
}: LineFilter): RawBuilder<SqlBool> {
  const parts = [sql`l."proyectoId" = ${proyectoId}`]
  if (wanted.length < columnas.length) parts.push(sql`l."columna" in (${sql.join(wanted)})`)
  if (rubroIds) parts.push(rubroIds.length > 0 ? sql`l."rubroId" in (${sql.join(rubroIds)})` : sql`1 = 0`)
  if (item !== undefined) parts.push(sql`l."item" = ${item}`)
  if (isOfSuppliers) parts.push(sql`l."proveedorId" > ''`)
  if (proveedorId !== undefined) parts.push(sql`l."proveedorId" = ${proveedorId}`)
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** What rows are summed by: a rubro, an item of a rubro, a supplier or a day; each the order of an index. */
const groups = {
  rubro: ['l."rubroId" as "clave"', `'' as "item"`, 'l."rubroId"'],
  item: ['l."rubroId" as "clave"', 'l."item" as "item"', 'l."rubroId", l."item"'],
  proveedor: ['l."proveedorId" as "clave"', `'' as "item"`, 'l."proveedorId"'],
  fecha: ['l."fecha" as "clave"', `'' as "item"`, 'l."fecha"'],
} as const
export type Group = keyof typeof groups
/** The sums of a row in cents as text, by column; null where it has none. */
export type SumRow = { clave: string; item: string } & { [Of in Columna]?: string | null }
/** The factor of each day that has lines; null where amounts stand as they are. */
export type Days = DayFactor[] | null
type Part = { offset: number; limit: number }

/** The lines of a filter with their factors; the table of lines stands first, so that its index gives the order of groups. */
function sources(db: Db, filter: LineFilter, days: Days) {
  const amount = days ? valuedAmount(sql`l."importe"`, days) : sql`l."importe"`
  const own = sql`from "controlLineas" as l`
  return days
    ? {
        amount,
        given: sql`with d as materialized (${dayRows(db, days)})`,
        from: sql`${own} cross join d where ${matching(filter)} and d."fecha" = l."fecha"`,
      }
    : { amount, given: sql``, from: sql`${own} where ${matching(filter)}` }
}

const sumsOf = (filter: LineFilter, amount: RawBuilder<unknown>, shown: (sum: RawBuilder<unknown>) => unknown) =>
  sql.join(
    filter.columnas.map((columna) => {
      const sum = sql`sum(case when l."columna" = ${columna} then ${amount} end)`
      return sql`${shown(sum)} as ${sql.id(columna)}`
    }),
  )

/** The sums of a filter by groups, in the order of their keys; each amount is valued and rounded before. */
export async function selectSums(
  db: Db,
  filter: LineFilter,
  group: Group,
  days: Days,
  { offset, limit }: Partial<Part> = {},
): Promise<SumRow[]> {
  const [key, item, by] = groups[group]
  const { amount, given, from } = sources(db, filter, days)
  const page = limit === undefined ? sql`` : sql`order by ${sql.raw(by)} limit ${limit} offset ${offset}`
  const sums = sumsOf(filter, amount, (sum) => sql`cast(${sum} as text)`)
  const query = sql<SumRow>`${given} select ${sql.raw(`${key}, ${item}`)}, ${sums} ${from} group by ${sql.raw(by)} ${page}`
  return (await query.execute(db)).rows
}

/** The items of a rubro: how many, their sums, and the sums of what is left and of the larger of committed and executed of each. */
export type RubroOfItems = SumRow & { cantidad: number; sinItem: number; saldos: string; mayores: string }

export async function selectRubrosOfItems(db: Db, filter: LineFilter, days: Days): Promise<RubroOfItems[]> {
  const { amount, given, from } = sources(db, filter, days)
  const items = sumsOf(filter, amount, (sum) => sql`coalesce(${sum}, 0)`)
  const left = sql`i."original" + i."modificaciones" - i."comprometido"`
  const sums = columnas.map((columna) => {
    const name = sql.id(columna)
    return sql`cast(sum(i.${name}) as text) as ${name}`
  })
  const query = sql<RubroOfItems>`${given} select i."rubroId" as "clave", '' as "item", count(*) as "cantidad",
      count(case when i."item" = '' then 1 end) as "sinItem", ${sql.join(sums)},
      cast(sum(case when ${left} > 0 then ${left} else 0 end) as text) as "saldos",
      cast(sum(case when i."comprometido" > i."ejecutado" then i."comprometido" else i."ejecutado" end) as text) as "mayores"
    from (select l."rubroId", l."item", ${items} ${from} group by l."rubroId", l."item") as i group by i."rubroId"`
  return (await query.execute(db)).rows
}

/** What all lines of a filter come to by the factors of ranges of days. */
export async function sumLines(db: Db, filter: LineFilter, ranges: FactorRange[]): Promise<string> {
  const { rows } = await sql<{ importe: string }>`with r as materialized (${rangeRows(db, ranges)})
    select cast(coalesce(sum(${valuedAmount(sql`l."importe"`, ranges)}), 0) as text) as "importe"
    from r cross join "controlLineas" as l
    where ${matching(filter)} and l."columna" in (${sql.join(filter.columnas)})
      and l."fecha" between r."desde" and r."hasta"`.execute(db)
  return rows[0]!.importe
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
