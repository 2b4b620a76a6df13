/** Values amounts by the factor of their day in SQL, on both stores: the equivalent of `timesFraction` in `factors.ts`. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayFactor, FactorRange } from './factors.ts'
import { isPostgres } from '../db/columns.ts'
import type { Db } from '../db/schema.ts'

export type Days = { desde: string; hasta: string }

/** Ranges of days as rows `desde, hasta, p, q, orden`, for joins: a single JSON parameter for any number of ranges. */
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

/** The first and last day of a project's rows in some tables; null without rows. */
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

/** Days with their factors as rows `fecha, p, q`, for an exact lookup by day. */
export function dayRows(db: Db, days: DayFactor[]): RawBuilder<unknown> {
  const rows = rangeRows(
    db,
    days.map(({ fecha, p, q }) => ({ desde: fecha, hasta: fecha, p, q })),
  )
  // Without the cast SQLite does not know that the value is text, and cannot use an index for it.
  const fecha = isPostgres(db as never) ? sql`"desde"` : sql`cast("desde" as text)`
  return sql`select ${fecha} as "fecha", "p", "q" from (${rows}) as e`
}

/** Amounts have at most 15 digits: their products with numerators up to this stay within 64 bits. */
const smallNumerator = 4000
/** For factors stored in a table, of unknown size. */
export const anyFactor = [{ p: Infinity }]
const signedHalf = (amount: RawBuilder<unknown>) => sql`case when ${amount} < 0 then -"q" else "q" end`

/**
 * `amount x p / q`, rounded half away from zero. Both terms are at most 10^9, so no step exceeds 64 bits if the result is an
 * `Importe`. On overflow PostgreSQL fails (`isOverflow`), and SQLite turns to floats, which `parseSum` refuses.
 */
export function valuedAmount(amount: RawBuilder<unknown>, factors: { p: number }[]): RawBuilder<string> {
  if (factors.every(({ p }) => p <= smallNumerator))
    return sql<string>`((${amount} * "p" * 2 + ${signedHalf(amount)}) / ("q" * 2))`
  return sql<string>`(${amount} / "q" * "p" + (${amount} % "q" * "p" * 2 + ${signedHalf(amount)}) / ("q" * 2))`
}

/** The first number above an `Importe` of 15 digits, in cents. */
export const amountLimit = sql.lit(1_000_000_000_000_000)

/** Whether a valued amount exceeds an `Importe`: sums of those that do not stay within 64 bits. */
export const isBeyondAmount = (
  amount: RawBuilder<unknown>,
  { p, q }: { p: RawBuilder<unknown>; q: RawBuilder<unknown> },
): RawBuilder<SqlBool> => sql<SqlBool>`abs(${amount}) / ${q} >= ${amountLimit} / ${p}`

const million = sql.lit(1_000_000)

/**
 * `a x b / 1,000,000`, rounded half up, of two numbers from 0 to 15 digits: a price by a rate, or a quantity by a price. `beyond`
 * if the result exceeds 15 digits; otherwise no step exceeds 64 bits.
 */
export const millionth = (
  a: RawBuilder<unknown>,
  b: RawBuilder<unknown>,
  beyond: RawBuilder<unknown>,
): RawBuilder<number> =>
  sql`case when cast(${a} as double precision) * ${b} >= 1e21 then ${beyond} else ${a} / ${million} * ${b} + ${a} % ${million} * (${b} / ${million})
    + (${a} % ${million} * (${b} % ${million}) * 2 + ${million}) / (${million} * 2) end`
