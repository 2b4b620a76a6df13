import { type AnyDb, required } from '../columns.ts'

/** Notification settings by user and kind; a kind without a row has the default. */
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
