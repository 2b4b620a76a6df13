import { type AnyDb, required } from '../columns.ts'

/** What people chose to be told of; a kind without a row is as it comes. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('notificationSettings')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('wanted', 'integer', required)
    .addColumn('byMail', 'integer', required)
    .addPrimaryKeyConstraint('notificationSettings_key', ['userId', 'kind'])
    .execute()
}
