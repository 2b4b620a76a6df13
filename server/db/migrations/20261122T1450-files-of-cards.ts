import { sql } from 'kysely'
import { binaryText, type AnyDb } from '../columns.ts'

/** A file removed from a record can be restored for a day; a card stores how many files it has. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('attachments').addColumn('removedAt', binaryText(db)).execute()
  await sql`create index "attachments_removed" on "attachments" ("removedAt") where "removedAt" is not null`.execute(db)
  await db.schema
    .alterTable('cards')
    .addColumn('attachments', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
}
