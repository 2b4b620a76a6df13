import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** Partial indexes of the few records with an inline picture, which counts on the user's quota. Addresses are shorter. */
export async function up(db: AnyDb): Promise<void> {
  await sql`create index "notes_inlinePictures" on "notes" ("userId") where coalesce(octet_length("image"), 0) > 500`.execute(
    db,
  )
  await sql`create index "contacts_inlinePictures" on "contacts" ("ownerId")
    where coalesce(octet_length("avatar"), 0) + coalesce(octet_length("background"), 0) > 500`.execute(db)
}
