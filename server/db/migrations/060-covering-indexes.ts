import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../columns.ts'

/** Creates a covering index: ordered by `keys`, including `carried`, so that a search reads no rows. */
async function coveringIndex(db: AnyDb, name: string, table: string, keys: string, carried: string): Promise<void> {
  const columns = isPostgres(db) ? `(${keys}) include (${carried})` : `(${keys}, ${carried})`
  await sql.raw(`create index "${name}" on "${table}" ${columns}`).execute(db)
}

/**
 * Covering indexes for searches by name and for counts of flagged mails in a folder: a text of one or two letters, or a very
 * common one, is found without reading every row.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('inventoryProducts_sortKey').execute()
  await coveringIndex(db, 'inventoryProducts_sortKey', 'inventoryProducts', '"sortKey", "seq" desc', '"searchText"')
  await db.schema.createIndex('inventoryProducts_text').on('inventoryProducts').column('searchText').execute()
  await db.schema.dropIndex('contacts_owner').execute()
  await coveringIndex(db, 'contacts_owner', 'contacts', '"ownerId", "sortKey", "seq" desc', '"searchText"')
  for (const flag of ['starred', 'important', 'unread']) {
    await db.schema.dropIndex(`mails_${flag}`).execute()
    await sql
      .raw(
        `create index "mails_${flag}" on "mails" ("userId", "date", "seq", "folder") where "folder" <> 'trash' and "${flag}" = 1`,
      )
      .execute(db)
  }
}
