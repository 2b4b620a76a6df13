/** For tests of large stores: rows by the ten thousands. */
import { sql, type Insertable } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import type { Store } from '../../server/db/store.ts'

// SQLite takes 32,766 parameters a statement.
const rowsAtOnce = 500

/** Of many contacts, with accents and an Ñ that orders differ in. */
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

/** Lets the store look at what it holds, as both do by themselves after a while. */
export async function analyze(store: Store): Promise<void> {
  await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
}
