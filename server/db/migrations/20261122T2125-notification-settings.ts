import { type AnyDb, notNull } from '../columns.ts'

/** Notification settings by user and kind; a kind without a row has the default. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('notificationSettings')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', notNull)
    .addColumn('wanted', 'integer', notNull)
    .addColumn('byMail', 'integer', notNull)
    .addPrimaryKeyConstraint('notificationSettings_key', ['userId', 'kind'])
    .execute()
}
