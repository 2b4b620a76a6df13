/** For tests of large stores: inserts tens of thousands of rows. */
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import type { Store } from '../../server/db/store.ts'

// SQLite takes 32,766 parameters a statement.
const rowsAtOnce = 500

/** For many contacts; includes accents and Ñ, which collations order differently. */
export const surnames = [
  'Álvarez',
  'Benítez',
  'Etcheverry',
  'Gómez',
  'Ibáñez',
  'Núñez',
  'Ñáñez',
  'Quiroga',
  'Suárez',
  'Zárate',
]

/** Inserts `count` rows of a table. */
export async function insertMany<Table extends keyof Database>(
  store: Store,
  table: Table,
  count: number,
  rowOf: (index: number) => Insertable<Database[Table]>,
): Promise<void> {
  await store.write(async (db) => {
    for (let start = 0; start < count; start += rowsAtOnce) {
      const length = Math.min(rowsAtOnce, count - start)
      const rows = Array.from({ length }, (_, index) => rowOf(start + index))
      await db
        .insertInto(table)
        .values(rows as never)
        .execute()
    }
  })
}

/** Updates the planner's statistics, as both stores do on their own after a while. */
export async function analyze(store: Store): Promise<void> {
  await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
}
