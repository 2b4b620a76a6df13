/** Amounts by exact factors that depend on their day, in SQL: `timesFraction` of `factors.ts`, in both stores. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayFactor, FactorRange } from './factors.ts'
import { isPostgres } from '../db/columns.ts'
import type { Db } from '../db/schema.ts'

export type Days = { desde: string; hasta: string }

/** Ranges of days as rows `desde, hasta, p, q`, to join amounts to: one parameter, however many there are. */
export function rangeRows(db: Db, ranges: (Days & Partial<FactorRange>)[]): RawBuilder<unknown> {
  const json = JSON.stringify(ranges.map(({ desde, hasta, p = 1, q = 1 }, index) => [desde, hasta, p, q, index]))
  const field = (index: number) =>
    isPostgres(db as never) ? sql.raw(`e.value ->> ${index}`) : sql.raw(`e.value ->> '$[${index}]'`)
  const day = (index: number) => (isPostgres(db as never) ? sql`(${field(index)}) collate "C"` : field(index))
  const source = isPostgres(db as never)
    ? sql`jsonb_array_elements(${json}::jsonb) as e(value)`
    : sql`json_each(${json}) as e`
  return sql`select ${day(0)} as "desde", ${day(1)} as "hasta", cast(${field(2)} as bigint) as "p",
    cast(${field(3)} as bigint) as "q", cast(${field(4)} as integer) as "orden" from ${source}`
}

/** The first and the last day that rows of a project have in some tables; null where it has none. */
export async function selectSpan(
  db: Db,
  proyectoId: number,
  tables: { table: string; day: string }[],
): Promise<Days | null> {
  const ends = tables.flatMap(({ table, day }) =>
    ['min', 'max'].map(
      (end) =>
        sql`select ${sql.raw(end)}(${sql.ref(day)}) as "fecha" from ${sql.table(table)} where "proyectoId" = ${proyectoId}`,
    ),
  )
  const { rows } = await sql<{ [End in keyof Days]: string | null }>`
    select min("fecha") as "desde", max("fecha") as "hasta" from (${sql.join(ends, sql` union all `)}) as ends`.execute(
    db,
  )
  const { desde, hasta } = rows[0]!
  return desde === null || hasta === null ? null : { desde, hasta }
}

/** Days as rows `fecha, p, q`, each with the factor of its range: to look one up for each row of an index, in its order. */
export function dayRows(db: Db, days: DayFactor[]): RawBuilder<unknown> {
  const rows = rangeRows(
    db,
    days.map(({ fecha, p, q }) => ({ desde: fecha, hasta: fecha, p, q })),
  )
  // SQLite looks up by a text only what it knows to be one.
  const fecha = isPostgres(db as never) ? sql`"desde"` : sql`cast("desde" as text)`
  return sql`select ${fecha} as "fecha", "p", "q" from (${rows}) as e`
}

/** Amounts have at most 15 digits: by numerators up to this one their products stay within 64 bits. */
const smallNumerator = 4000
/** Where factors stand in a table, any of them may be a large one. */
export const anyFactor = [{ p: Infinity }]
const signedHalf = (amount: RawBuilder<unknown>) => sql`case when ${amount} < 0 then -"q" else "q" end`

/**
 * `amount x p / q`, rounded half away from zero. Neither term passes 10^9, so that no step passes 64 bits where the result is an
 * `Importe`; beyond them PostgreSQL refuses (`isOverflow`), and SQLite goes on in decimals, which `summed` refuses.
 */
export function valuedAmount(amount: RawBuilder<unknown>, factors: { p: number }[]): RawBuilder<string> {
  if (factors.every(({ p }) => p <= smallNumerator))
    return sql<string>`((${amount} * "p" * 2 + ${signedHalf(amount)}) / ("q" * 2))`
  return sql<string>`(${amount} / "q" * "p" + (${amount} % "q" * "p" * 2 + ${signedHalf(amount)}) / ("q" * 2))`
}

/** An `Importe` has at most 15 digits. */
const beyond = sql.lit(1_000_000_000_000_000)

/** Whether an amount is worth more than an `Importe` holds: sums of what is not stay within 64 bits. */
export const isBeyondAmount = (
  amount: RawBuilder<unknown>,
  { p, q }: { p: RawBuilder<unknown>; q: RawBuilder<unknown> },
): RawBuilder<SqlBool> => sql<SqlBool>`abs(${amount}) / ${q} >= ${beyond} / ${p}`
