/** SQL for the documents that count in the totals of a list. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Whether a document counts, by its state; without `uncounted` states all do. */
export const isCounted = (column: string, uncounted: readonly string[]): RawBuilder<SqlBool> =>
  uncounted.length > 0 ? sql`${sql.ref(column)} not in (${sql.join(uncounted)})` : sql`1 = 1`

/** The sum of an amount over the documents that count: a scaled integer as text. */
export const sumOfCounted = (amount: RawBuilder<unknown>, counts: RawBuilder<SqlBool>): RawBuilder<string> =>
  sql<string>`cast(coalesce(sum(case when ${counts} then ${amount} end), 0) as text)`
