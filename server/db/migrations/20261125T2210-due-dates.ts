import { type AnyDb, binaryText, notNull } from '../columns.ts'

/** Notifications of due dates: the settings, the last day that each user was checked, and what they were notified of. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('notificationSettings').addColumn('daysBefore', 'integer').execute()
  await db.schema
    .createTable('dueNoticeDays')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('day', binaryText(db), notNull)
    .execute()
  await db.schema
    .createTable('dueNotices')
    .addColumn('notificationId', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', notNull)
    .addColumn('recordId', 'text', notNull)
    .addColumn('dueOn', binaryText(db), notNull)
    .addColumn('stage', 'text', notNull)
    .execute()
  await db.schema.createIndex('dueNotices_user').on('dueNotices').column('userId').execute()
}
