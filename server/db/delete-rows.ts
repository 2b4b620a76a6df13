import type { AnyDb } from './columns.ts'
import { rowsAtOnce } from './insert-rows.ts'
import type { Database, Db } from './schema.ts'

/** Inside a write: deletes the rows whose column has one of any number of values, in batches. */
export async function deleteRows<T extends keyof Database>(
  db: Db,
  table: T,
  column: keyof Database[T] & string,
  values: string[],
): Promise<void> {
  // Kysely cannot type a table that is a type parameter; the signature has checked the column.
  const [name, key]: [string, string] = [table, column]
  for (let start = 0; start < values.length; start += rowsAtOnce)
    await (db as unknown as AnyDb)
      .deleteFrom(name)
      .where(key, 'in', values.slice(start, start + rowsAtOnce))
      .execute()
}
