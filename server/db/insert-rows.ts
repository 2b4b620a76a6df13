import type { Insertable } from 'kysely'
import type { AnyDb } from './columns.ts'
import type { Database, Db } from './schema.ts'

/** Keeps a statement within the stores' limit of parameters. */
export const rowsAtOnce = 200

/** Inside a write: inserts any number of rows, in batches. */
export async function insertRows<T extends keyof Database>(
  db: Db,
  table: T,
  rows: Insertable<Database[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    // Kysely cannot type a table that is a type parameter; the signature has checked the rows.
    await (db as unknown as AnyDb)
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
}
