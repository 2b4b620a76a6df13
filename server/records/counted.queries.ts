/** Which documents the totals of a list count, in SQL. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whether a document in the state of a column counts; all do where a kind leaves none out. */
export const isCounted = (column: string, uncounted: readonly string[]): RawBuilder<SqlBool> =>
  uncounted.length > 0 ? sql`${sql.ref(column)} not in (${sql.join(uncounted)})` : sql`1 = 1`

/** The sum of an amount over what counts: a scaled integer in text. */
export const sumOfCounted = (amount: RawBuilder<unknown>, counts: RawBuilder<SqlBool>): RawBuilder<string> =>
  sql<string>`cast(coalesce(sum(case when ${counts} then ${amount} end), 0) as text)`
