import { notNull, type AnyDb } from '../columns.ts'

/** Deleted boards, comments and task sections can be restored for a day. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('boards').addColumn('deletedAt', 'text').execute()
  const comments = db.schema.alterTable('cardComments')
  await comments.addColumn('deletedAt', 'text').execute()
  await comments.addColumn('deletedBy', 'text').execute()
  await db.schema
    .createTable('deletedTaskSections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('title', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .addColumn('cards', 'text', notNull)
    .addColumn('deletedAt', 'text', notNull)
    .execute()
  await db.schema.createIndex('deletedTaskSections_user').on('deletedTaskSections').column('userId').execute()
  await db.schema.createIndex('deletedTaskSections_developer').on('deletedTaskSections').column('developerId').execute()
}
