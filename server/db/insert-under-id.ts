import type { Insertable } from 'kysely'
import type { Database, Db } from './schema.ts'
import { newId } from '../lib/ids.ts'

/**
 * Inserts a row under the id that it brings, so that what was deleted comes back as it was; where that id is in use, be
 * it somebody else's, under another. Returns the id that the row has got.
 */
export async function insertUnderId<Table extends 'messages' | 'notifications' | 'shortcuts'>(
  db: Db,
  table: Table,
  row: Insertable<Database[Table]> & { id: string },
): Promise<string> {
  const insert = (id: string) =>
    db
      .insertInto(table as 'messages')
      .values({ ...(row as Insertable<Database['messages']>), id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
  const kept = (await insert(row.id)) ?? (await insert(newId()))
  if (!kept) throw new Error('a fresh id was in use')
  return kept.id
}
