import { sql } from 'kysely'
import { binaryText, type AnyDb } from '../columns.ts'

/** Messages can be changed, deleted and answered. */
export async function up(db: AnyDb): Promise<void> {
  const time = binaryText(db)
  await db.schema.alterTable('chatMessages').addColumn('editedAt', time).execute()
  await db.schema.alterTable('chatMessages').addColumn('deletedAt', time).execute()
  // A message of the same chat.
  await db.schema.alterTable('chatMessages').addColumn('replyToId', 'text').execute()
  // The texts of deleted messages are erased after a day.
  await sql`create index "chatMessages_deleted" on "chatMessages" ("deletedAt")
    where "deletedAt" is not null and "value" <> ''`.execute(db)
}
