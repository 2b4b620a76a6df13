import type { Insertable } from 'kysely'
import type { AnyDb } from './columns.ts'
import type { Database, Db } from './schema.ts'

/** Statements take a bounded number of parameters. */
const rowsAtOnce = 200

/** Inside a write: inserts any number of rows. */
export async function insertRows<T extends keyof Database>(
  db: Db,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    // Kysely does not follow a table that is a type parameter; the signature has checked the rows.
    await (db as unknown as AnyDb)
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
}
