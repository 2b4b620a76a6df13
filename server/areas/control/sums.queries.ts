/** Stored sums of the lines of the control, per valuation; each line is rounded separately (docs/domain/control.md, Valuations). */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { anyFactor, dayRows, isBeyondAmount, valuedAmount } from '../../money/valued.queries.ts'
import type { DayFactor } from '../../money/factors.ts'
import { asEntered, columnas, type Columna } from './queries.ts'

/** A condition on lines; their table has the alias `l`. */
export type Lines = RawBuilder<SqlBool>

const lineColumn = (column: string) => sql.ref(`l.${column}`)
const inColumns = (some: Columna[]) => sql`l."columna" in (${sql.join(some.map((each) => sql.lit(each)))})`

export const ofDocument = (documentoId: string): Lines => sql`l."documentoId" = ${documentoId}`
export const ofBudget = (proyectoId: number): Lines =>
  sql`l."proyectoId" = ${proyectoId} and ${inColumns(['original', 'modificaciones'])}`
export const ofProject = (proyectoId: number): Lines => sql`l."proyectoId" = ${proyectoId}`
const unvalued = (days: { fecha: string }[]): DayFactor[] => days.map(({ fecha }) => ({ fecha, p: 1, q: 1 }))
const ofDays = (db: Db, proyectoId: number, days: { fecha: string }[]): Lines =>
  sql`l."proyectoId" = ${proyectoId} and ${inColumns(columnas)}
    and l."fecha" in (select "fecha" from (${dayRows(db, unvalued(days))}) as e)`

type Adding = { lines: Lines; sign: 1 | -1; valuacion?: string }

/** Adds lines to the sums (sign 1) or subtracts them (-1), in every stored valuation with a factor of their day. */
async function addUp(db: Db, { lines, sign, valuacion }: Adding): Promise<void> {
  const valuationCondition = valuacion === undefined ? sql`` : sql` and d."valuacion" = ${valuacion}`
  const from = sql`"controlLineas" as l cross join "controlDias" as d where ${lines} and d."proyectoId" = l."proyectoId"
    and d."fecha" = l."fecha" and d."columna" = l."columna"${valuationCondition}`
  const amount = sql`(${valuedAmount(lineColumn('importe'), anyFactor)} * ${sql.lit(sign)})`
  const count = sql`count(*) * ${sql.lit(sign)}`
  const sums = sql.join(
    columnas.map((column) => sql`sum(case when l."columna" = ${sql.lit(column)} then ${amount} else 0 end)`),
  )
  const added = (table: string, columns: string[]) =>
    sql.join(columns.map((each) => sql`${sql.id(each)} = ${sql.id(table, each)} + excluded.${sql.id(each)}`))
  const groups = Object.entries({ item: 'item', proveedor: 'proveedorId' }).map(
    ([
      group,
      key,
    ]) => sql`select l."proyectoId", d."valuacion", ${sql.lit(group)}, l."rubroId", ${lineColumn(key)}, ${count}, ${sums}
      from ${from} group by l."proyectoId", d."valuacion", l."rubroId", ${lineColumn(key)}`,
  )
  await sql`insert into "controlSumas" ("proyectoId", "valuacion", "agrupa", "rubroId", "clave", "cantidad", ${sql.join(columnas.map((each) => sql.id(each)))})
    select * from (${sql.join(groups, sql` union all `)}) as e where true
    on conflict ("proyectoId", "valuacion", "agrupa", "rubroId", "clave")
    do update set ${added('controlSumas', ['cantidad', ...columnas])}`.execute(db)
  await sql`insert into "controlDias" ("proyectoId", "fecha", "columna", "valuacion", "p", "q", "cantidad", "importe")
    select l."proyectoId", l."fecha", l."columna", d."valuacion", d."p", d."q", ${count}, sum(${amount})
    from ${from} group by l."proyectoId", l."fecha", l."columna", d."valuacion", d."p", d."q"
    on conflict ("proyectoId", "fecha", "columna", "valuacion")
    do update set ${added('controlDias', ['cantidad', 'importe'])}`.execute(db)
}

const isTooMuch = isBeyondAmount(lineColumn('importe'), { p: sql.ref('d.p'), q: sql.ref('d.q') })

/** Adds stored lines to the sums. Drops a valuation in which a line exceeds the range of an `Importe`. */
export async function addLines(db: Db, lines: Lines): Promise<void> {
  await sql`insert into "controlDias" ("proyectoId", "fecha", "columna", "valuacion", "p", "q", "cantidad", "importe")
    select distinct l."proyectoId", l."fecha", l."columna", ${asEntered}, 1, 1, 0, 0 from "controlLineas" as l where ${lines}
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ proyectoId: number; valuacion: string }>`select distinct l."proyectoId", d."valuacion"
    from "controlLineas" as l cross join "controlDias" as d where ${lines} and d."proyectoId" = l."proyectoId"
      and d."fecha" = l."fecha" and d."columna" = l."columna" and d."valuacion" <> ${asEntered} and ${isTooMuch}`.execute(
    db,
  )
  for (const { proyectoId, valuacion } of rows) await deleteValuation(db, proyectoId, valuacion)
  await addUp(db, { lines, sign: 1 })
}

/** Deletes lines and subtracts them from the sums. */
export async function withdrawLines(db: Db, lines: Lines): Promise<void> {
  const { rows } = await sql`select 1 from "controlLineas" as l where ${lines} limit 1`.execute(db)
  if (rows.length === 0) return
  await addUp(db, { lines, sign: -1 })
  await sql`delete from "controlLineas" where "seq" in (select l."seq" from "controlLineas" as l where ${lines})`.execute(
    db,
  )
}

async function deleteValuation(db: Db, proyectoId: number, valuacion: string): Promise<void> {
  for (const table of ['controlDias', 'controlSumas', 'controlValuaciones'] as const)
    await db.deleteFrom(table).where('proyectoId', '=', proyectoId).where('valuacion', '=', valuacion).execute()
}

/** How many valuations a project stores besides the amounts as entered; every document write updates all of them. */
const mostStored = 4

/** Records a stored valuation; beyond the limit the oldest one is dropped. */
export async function storeValuation(db: Db, proyectoId: number, valuacion: string): Promise<void> {
  await db
    .insertInto('controlValuaciones')
    .values({ proyectoId, valuacion })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const valuations = db.selectFrom('controlValuaciones').select('valuacion').where('proyectoId', '=', proyectoId)
  for (const { valuacion: old } of await valuations
    .orderBy('seq', 'desc')
    .offset(mostStored)
    .limit(mostStored)
    .execute())
    await deleteValuation(db, proyectoId, old)
}

/** The sequence number under which a valuation is stored, or undefined. A new number means it was rebuilt. */
export async function selectValuationSeq(db: Db, proyectoId: number, valuacion: string): Promise<number | undefined> {
  const row = db.selectFrom('controlValuaciones').select('seq').where('proyectoId', '=', proyectoId)
  return (await row.where('valuacion', '=', valuacion).executeTakeFirst())?.seq
}

/** `p` and `q` are null without a factor for the day; `faltan` counts its columns that are not summed yet. */
export type StoredDay = { fecha: string; cantidad: number; p: number | null; q: number | null; faltan: number }

/** The days with lines: line count, and the factor stored for the valuation. */
export async function selectDays(db: Db, proyectoId: number, valuacion: string): Promise<StoredDay[]> {
  const isStanding = sql`"valuacion" = ${asEntered}`
  const isStored = sql`"valuacion" = ${valuacion}`
  const { rows } =
    await sql<StoredDay>`select "fecha", sum(case when ${isStanding} then "cantidad" else 0 end) as "cantidad",
      max(case when ${isStored} then "p" end) as "p", max(case when ${isStored} then "q" end) as "q",
      count(case when ${isStanding} then 1 end) - count(case when ${isStored} then 1 end) as "faltan"
    from "controlDias" where "proyectoId" = ${proyectoId} and "valuacion" in (${asEntered}, ${valuacion})
    group by "fecha"`.execute(db)
  return rows.map((row) => ({ ...row, cantidad: Number(row.cantidad), faltan: Number(row.faltan) }))
}

/** Recalculates some days of a valuation. False if a line exceeds the range of an `Importe` in it. */
export async function restateDays(
  db: Db,
  { proyectoId, valuacion }: { proyectoId: number; valuacion: string },
  { before, after }: { before: { fecha: string }[]; after: DayFactor[] },
): Promise<boolean> {
  if (before.length > 0) {
    const lines = ofDays(db, proyectoId, before)
    await addUp(db, { lines, sign: -1, valuacion })
    await sql`delete from "controlDias" where "proyectoId" = ${proyectoId} and "valuacion" = ${valuacion}
      and "fecha" in (select "fecha" from (${dayRows(db, unvalued(before))}) as e)`.execute(db)
  }
  if (after.length === 0) return true
  await sql`insert into "controlDias" select s."proyectoId", s."fecha", s."columna", ${valuacion}, e."p", e."q", 0, 0
    from (${dayRows(db, after)}) as e cross join "controlDias" as s
    where s."proyectoId" = ${proyectoId} and s."fecha" = e."fecha" and s."valuacion" = ${asEntered}`.execute(db)
  const lines = ofDays(db, proyectoId, after)
  const tooMuch = await sql`select 1 from "controlLineas" as l cross join "controlDias" as d
    where ${lines} and d."proyectoId" = l."proyectoId" and d."fecha" = l."fecha" and d."columna" = l."columna"
      and d."valuacion" = ${valuacion} and ${isTooMuch} limit 1`.execute(db)
  if (tooMuch.rows.length > 0) return false
  await addUp(db, { lines, sign: 1, valuacion })
  return true
}
