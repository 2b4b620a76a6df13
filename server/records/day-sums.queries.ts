/**
 * What the documents of each day add up to, kept for the totals of their lists: as entered, and by each factor that a valuation
 * had for the day (each amount is rounded by itself). A list is kept from the first look at it; writes keep its days true.
 */
import { sql } from 'kysely'
import type { AnyDb } from '../db/columns.ts'
import type { Database, Db } from '../db/schema.ts'
import { dayRows, isBeyondAmount, valuedAmount } from '../money/valued.queries.ts'
import type { DayFactor } from '../money/factors.ts'
import { isCounted, sumOfCounted } from './counted.queries.ts'

/** The lists that are kept, each with the amounts that it adds up. Their documents are of the day `fecha`. */
export const keptLists = {
  comprobantes: ['netoBase', 'ivaBase', 'otrosBase', 'totalBase', 'saldoBase'],
  pagos: ['importeBase', 'aCuentaBase'],
  cobros: ['importeBase'],
  certificados: ['brutoAjustadoBase', 'netoBase'],
} as const satisfies Partial<{ [Table in keyof Database]: (keyof Database[Table])[] }>

export type KeptTable = keyof typeof keptLists
export type KeptList = { proyectoId: number; table: KeptTable }
/** Documents of some states and days; all of both where nothing is said. */
export type DaysFilter = { estado?: string | undefined; desde?: string | undefined; hasta?: string | undefined }

const plain = (db: Db) => db as unknown as AnyDb
export const isKeptTable = (table: string): table is KeptTable => table in keptLists
const amountsOf = ({ table }: Pick<KeptList, 'table'>): readonly string[] => keptLists[table]
const asEntered = (fecha: string): DayFactor => ({ fecha, p: 1, q: 1 })
/** Of how many factors a day is kept at most, on average; beyond it all but the last valuation's are made again when asked for. */
const mostFactors = 6

/** Tells whether a list is kept. */
export async function isKept(db: Db, { proyectoId, table }: KeptList): Promise<boolean> {
  const row = db.selectFrom('documentoListas').select('tabla').where('proyectoId', '=', proyectoId)
  return (await row.where('tabla', '=', table).executeTakeFirst()) !== undefined
}

/** Documents `t` of some days, each beside the factors `made` of its day. */
const joined = (db: Db, { proyectoId, table }: KeptList, days: DayFactor[]) => sql`(${dayRows(db, days)}) as made
  cross join ${sql.table(table)} as t where t."proyectoId" = ${proyectoId} and t."fecha" = made."fecha"`

async function addDays(db: Db, list: KeptList, days: DayFactor[]): Promise<void> {
  if (days.length === 0) return
  const amounts = amountsOf(list)
  const sums = amounts.map((amount) => sql`sum(${valuedAmount(sql.ref(`t.${amount}`), days)})`)
  await sql`insert into "documentoDias" ("proyectoId", "tabla", "fecha", "p", "q", "estado", "cantidad",
      ${sql.join(amounts.map((amount) => sql.id(amount)))})
    select ${list.proyectoId}, ${list.table}, made."fecha", "p", "q", t."estado", count(*), ${sql.join(sums)}
    from ${joined(db, list, days)} group by made."fecha", "p", "q", t."estado"`.execute(db)
}

/** Inside a write: begins to keep a list. */
export async function keepList(db: Db, list: KeptList): Promise<void> {
  const { proyectoId, table } = list
  await db.insertInto('documentoListas').values({ proyectoId, tabla: table }).execute()
  const days = await plain(db)
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

const daysOf = (db: Db, { proyectoId, table }: KeptList) =>
  db.selectFrom('documentoDias').where('proyectoId', '=', proyectoId).where('tabla', '=', table)

/** Inside a write that changed documents of some days of a project: sums them up again, by each factor that they are kept by. */
export async function restateDays(db: Db, table: string, proyectoId: number, changed: unknown[]): Promise<void> {
  if (!isKeptTable(table) || !(await isKept(db, { proyectoId, table }))) return
  const list = { proyectoId, table }
  const days = [...new Set(changed as string[])]
  const rows = daysOf(db, list).select(['fecha', 'p', 'q']).distinct().where('fecha', 'in', days)
  const kept = (await rows.execute()).map(({ fecha, p, q }) => ({ fecha, p: Number(p), q: Number(q) }))
  const valued = kept.filter(({ p, q }) => p !== 1 || q !== 1)
  await db
    .deleteFrom('documentoDias')
    .where('proyectoId', '=', proyectoId)
    .where('tabla', '=', table)
    .where('fecha', 'in', days)
    .execute()
  await addDays(db, list, days.map(asEntered))
  if (!(await isTooMuch(db, list, valued))) await addDays(db, list, valued)
}

/** Tells whether an amount of these days is worth more than an `Importe` holds; such days are not kept. */
async function isTooMuch(db: Db, list: KeptList, days: DayFactor[]): Promise<boolean> {
  if (days.length === 0) return false
  const each = amountsOf(list).map((amount) =>
    isBeyondAmount(sql.ref(`t.${amount}`), { p: sql.ref('p'), q: sql.ref('q') }),
  )
  const { rows } =
    await sql`select 1 from ${joined(db, list, days)} and (${sql.join(each, sql` or `)}) limit 1`.execute(db)
  return rows.length > 0
}

/** Rows of the list as entered that a filter finds. */
function found(db: Db, list: KeptList, { estado, desde, hasta }: DaysFilter) {
  let query = daysOf(db, list).where('p', '=', 1).where('q', '=', 1)
  if (estado !== undefined) query = query.where('estado', '=', estado)
  if (desde !== undefined) query = query.where('fecha', '>=', desde)
  if (hasta !== undefined) query = query.where('fecha', '<=', hasta)
  return query
}

export type KeptDay = { fecha: string; filas: number; counted: number }
type Uncounted = readonly string[]
const counts = (uncounted: Uncounted) => isCounted('estado', uncounted)

/** The days of a filter: in how many states their documents are, and how many of them count. */
export async function selectFoundDays(
  db: Db,
  list: KeptList,
  filter: DaysFilter,
  uncounted: Uncounted,
): Promise<KeptDay[]> {
  const rows = await found(db, list, filter)
    .select((eb) => ['fecha', eb.fn.countAll<number>().as('filas')])
    .select(sql<number>`sum(case when ${counts(uncounted)} then "cantidad" else 0 end)`.as('counted'))
    .groupBy('fecha')
    .execute()
  return rows.map(({ fecha, filas, counted }) => ({ fecha, filas: Number(filas), counted: Number(counted) }))
}

/** The sums of rows `d` that count, scaled integers in text. */
const sumsOf = (list: Pick<KeptList, 'table'>, uncounted: Uncounted, prefix = '') =>
  sql.join(
    amountsOf(list).map(
      (amount) => sql`${sumOfCounted(sql.ref(`d.${amount}`), counts(uncounted))} as ${sql.id(prefix + amount)}`,
    ),
  )

/** How many documents a filter finds, how many of them count, and what these add up to as entered. */
export async function sumFound(db: Db, list: KeptList, filter: DaysFilter, uncounted: Uncounted) {
  const { rows } = await sql<Record<string, string>>`select coalesce(sum("cantidad"), 0) as "total",
    coalesce(sum(case when ${counts(uncounted)} then "cantidad" end), 0) as "counted", ${sumsOf(list, uncounted)}
    from (${found(db, list, filter).selectAll()}) as d`.execute(db)
  const row = rows[0]!
  return { total: Number(row.total), counted: Number(row.counted), sums: row }
}

/** What some days of a filter are worth, as `worth_…`, and how many rows of them are kept by just these factors. */
export async function sumWorth(
  db: Db,
  { proyectoId, table }: KeptList,
  { estado, days }: { estado?: string | undefined; days: DayFactor[] },
  uncounted: Uncounted,
) {
  const own = estado === undefined ? sql`` : sql` and d."estado" = ${estado}`
  const { rows } = await sql<
    Record<string, string>
  >`select count(*) as "filas", ${sumsOf({ table }, uncounted, 'worth_')}
    from (${dayRows(db, days)}) as made cross join "documentoDias" as d
    where d."proyectoId" = ${proyectoId} and d."tabla" = ${table} and d."fecha" = made."fecha"
      and d."p" = made."p" and d."q" = made."q"${own}`.execute(db)
  return { filas: Number(rows[0]!.filas), sums: rows[0]! }
}

/** Inside a write: keeps days by their factors. Tells whether each of their amounts is an `Importe` by them. */
export async function keepDays(db: Db, list: KeptList, days: DayFactor[]): Promise<boolean> {
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
  const kept = new Set(rows.filter(({ p, q }) => !isFull || (Number(p) === 1 && Number(q) === 1)).map(keyOf))
  const missing = days.filter((day) => !kept.has(keyOf(day)))
  if (await isTooMuch(db, list, missing)) return false
  await addDays(db, list, missing)
  return true
}
