/**
 * Cached sums of the documents of each day, for the totals of lists: as entered, and by each factor that a valuation used for
 * the day (each amount is rounded separately). A list's cache is created when it is first read; writes keep it up to date.
 */
import { sql } from 'kysely'
import type { AnyDb } from '../db/columns.ts'
import type { Database, Db } from '../db/schema.ts'
import { dayRows, isBeyondAmount, valuedAmount } from '../money/valued.queries.ts'
import type { DayFactor } from '../money/factors.ts'
import { isCounted, sumOfCounted } from './counted.queries.ts'

/** The lists with cached day sums, each with its amounts. The day of a document is `fecha`. */
export const daySumLists = {
  comprobantes: ['netoBase', 'ivaBase', 'otrosBase', 'totalBase', 'saldoBase'],
  pagos: ['importeBase', 'retenidoBase', 'aCuentaBase', 'diferenciaCambio'],
  cobros: ['importeBase'],
  certificados: ['brutoAjustadoBase', 'netoBase'],
} as const satisfies Partial<{ [Table in keyof Database]: (keyof Database[Table])[] }>

export type DaySumTable = keyof typeof daySumLists
export type DaySumList = { proyectoId: number; table: DaySumTable }
/** Filters documents by state and days; undefined means all. */
export type DaysFilter = { estado?: string | undefined; desde?: string | undefined; hasta?: string | undefined }

const untyped = (db: Db) => db as unknown as AnyDb
export const isDaySumTable = (table: string): table is DaySumTable => table in daySumLists
const amountsOf = ({ table }: Pick<DaySumList, 'table'>): readonly string[] => daySumLists[table]
const asEntered = (fecha: string): DayFactor => ({ fecha, p: 1, q: 1 })
/** Most cached factors per day, on average. Beyond it, all are dropped except `1 / 1` and those of the current valuation. */
const mostFactors = 6

/** Whether the list's day sums are cached. */
export async function hasDaySums(db: Db, { proyectoId, table }: DaySumList): Promise<boolean> {
  const row = db.selectFrom('documentoListas').select('tabla').where('proyectoId', '=', proyectoId)
  return (await row.where('tabla', '=', table).executeTakeFirst()) !== undefined
}

/** Joins the documents `t` of some days with the factors `made` of their day. */
const documentsOnDays = (
  db: Db,
  { proyectoId, table }: DaySumList,
  days: DayFactor[],
) => sql`(${dayRows(db, days)}) as made
  cross join ${sql.table(table)} as t where t."proyectoId" = ${proyectoId} and t."fecha" = made."fecha"`

async function addDays(db: Db, list: DaySumList, days: DayFactor[]): Promise<void> {
  if (days.length === 0) return
  const amounts = amountsOf(list)
  const sums = amounts.map((amount) => sql`sum(${valuedAmount(sql.ref(`t.${amount}`), days)})`)
  await sql`insert into "documentoDias" ("proyectoId", "tabla", "fecha", "p", "q", "estado", "cantidad",
      ${sql.join(amounts.map((amount) => sql.id(amount)))})
    select ${list.proyectoId}, ${list.table}, made."fecha", "p", "q", t."estado", count(*), ${sql.join(sums)}
    from ${documentsOnDays(db, list, days)} group by made."fecha", "p", "q", t."estado"`.execute(db)
}

/** Inside a write: creates the list's cache. */
export async function createDaySums(db: Db, list: DaySumList): Promise<void> {
  const { proyectoId, table } = list
  await db.insertInto('documentoListas').values({ proyectoId, tabla: table }).execute()
  const days = await untyped(db)
    .selectFrom(table)
    .select('fecha')
    .distinct()
    .where('proyectoId', '=', proyectoId)
    .execute()
  await addDays(
    db,
    list,
    (days as { fecha: string }[]).map(({ fecha }) => asEntered(fecha)),
  )
}

const daysOf = (db: Db, { proyectoId, table }: DaySumList) =>
  db.selectFrom('documentoDias').where('proyectoId', '=', proyectoId).where('tabla', '=', table)

/** Inside a write that changed documents of some days: recalculates the sums of those days by each cached factor. */
export async function refreshDays(db: Db, table: string, proyectoId: number, changed: unknown[]): Promise<void> {
  if (!isDaySumTable(table) || !(await hasDaySums(db, { proyectoId, table }))) return
  const list = { proyectoId, table }
  const days = [...new Set(changed as string[])]
  const rows = daysOf(db, list).select(['fecha', 'p', 'q']).distinct().where('fecha', 'in', days)
  const cached = (await rows.execute()).map(({ fecha, p, q }) => ({ fecha, p: Number(p), q: Number(q) }))
  const valued = cached.filter(({ p, q }) => p !== 1 || q !== 1)
  await db
    .deleteFrom('documentoDias')
    .where('proyectoId', '=', proyectoId)
    .where('tabla', '=', table)
    .where('fecha', 'in', days)
    .execute()
  await addDays(db, list, days.map(asEntered))
  if (!(await exceedsAmount(db, list, valued))) await addDays(db, list, valued)
}

/** Whether an amount of these days exceeds an `Importe` by its factor; such days are not cached. */
async function exceedsAmount(db: Db, list: DaySumList, days: DayFactor[]): Promise<boolean> {
  if (days.length === 0) return false
  const each = amountsOf(list).map((amount) =>
    isBeyondAmount(sql.ref(`t.${amount}`), { p: sql.ref('p'), q: sql.ref('q') }),
  )
  const { rows } =
    await sql`select 1 from ${documentsOnDays(db, list, days)} and (${sql.join(each, sql` or `)}) limit 1`.execute(db)
  return rows.length > 0
}

/** The cached rows as entered (factor 1) that match a filter. */
function daysMatching(db: Db, list: DaySumList, { estado, desde, hasta }: DaysFilter) {
  let query = daysOf(db, list).where('p', '=', 1).where('q', '=', 1)
  if (estado !== undefined) query = query.where('estado', '=', estado)
  if (desde !== undefined) query = query.where('fecha', '>=', desde)
  if (hasta !== undefined) query = query.where('fecha', '<=', hasta)
  return query
}

export type DayCount = { fecha: string; filas: number; counted: number }
type Uncounted = readonly string[]
const counts = (uncounted: Uncounted) => isCounted('estado', uncounted)

/** The days of a filter: number of rows (one per state), and of documents that count. */
export async function selectFoundDays(
  db: Db,
  list: DaySumList,
  filter: DaysFilter,
  uncounted: Uncounted,
): Promise<DayCount[]> {
  const rows = await daysMatching(db, list, filter)
    .select((eb) => ['fecha', eb.fn.countAll<number>().as('filas')])
    .select(sql<number>`sum(case when ${counts(uncounted)} then "cantidad" else 0 end)`.as('counted'))
    .groupBy('fecha')
    .execute()
  return rows.map(({ fecha, filas, counted }) => ({ fecha, filas: Number(filas), counted: Number(counted) }))
}

/** The sums of the rows `d` that count: scaled integers as text. */
const sumsOf = (list: Pick<DaySumList, 'table'>, uncounted: Uncounted, prefix = '') =>
  sql.join(
    amountsOf(list).map(
      (amount) => sql`${sumOfCounted(sql.ref(`d.${amount}`), counts(uncounted))} as ${sql.id(prefix + amount)}`,
    ),
  )

/** The number of matching documents, of those that count, and the sums of these as entered. */
export async function sumFound(db: Db, list: DaySumList, filter: DaysFilter, uncounted: Uncounted) {
  const { rows } = await sql<Record<string, string>>`select coalesce(sum("cantidad"), 0) as "total",
    coalesce(sum(case when ${counts(uncounted)} then "cantidad" end), 0) as "counted", ${sumsOf(list, uncounted)}
    from (${daysMatching(db, list, filter).selectAll()}) as d`.execute(db)
  const row = rows[0]!
  return { total: Number(row.total), counted: Number(row.counted), sums: row }
}

/** The sums of some days by their factors, as `worth_…`, and the number of rows cached with exactly these factors. */
export async function sumWorth(
  db: Db,
  { proyectoId, table }: DaySumList,
  { estado, days }: { estado?: string | undefined; days: DayFactor[] },
  uncounted: Uncounted,
) {
  const ofState = estado === undefined ? sql`` : sql` and d."estado" = ${estado}`
  const { rows } = await sql<
    Record<string, string>
  >`select count(*) as "filas", ${sumsOf({ table }, uncounted, 'worth_')}
    from (${dayRows(db, days)}) as made cross join "documentoDias" as d
    where d."proyectoId" = ${proyectoId} and d."tabla" = ${table} and d."fecha" = made."fecha"
      and d."p" = made."p" and d."q" = made."q"${ofState}`.execute(db)
  return { filas: Number(rows[0]!.filas), sums: rows[0]! }
}

/** Inside a write: caches the sums of days by their factors. Returns false if an amount exceeds an `Importe`. */
export async function storeDays(db: Db, list: DaySumList, days: DayFactor[]): Promise<boolean> {
  const { proyectoId, table } = list
  const rows = await daysOf(db, list).select(['fecha', 'p', 'q']).distinct().execute()
  const keyOf = ({ fecha, p, q }: DayFactor) => `${fecha} ${p}/${q}`
  const isFull = rows.length > days.length * mostFactors
  if (isFull)
    await db
      .deleteFrom('documentoDias')
      .where('proyectoId', '=', proyectoId)
      .where('tabla', '=', table)
      .where((eb) => eb.or([eb('p', '<>', 1), eb('q', '<>', 1)]))
      .execute()
  const cached = new Set(rows.filter(({ p, q }) => !isFull || (Number(p) === 1 && Number(q) === 1)).map(keyOf))
  const missing = days.filter((day) => !cached.has(keyOf(day)))
  if (await exceedsAmount(db, list, missing)) return false
  await addDays(db, list, missing)
  return true
}
