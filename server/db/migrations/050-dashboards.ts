import { notNull, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('demoDashboards')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('content', 'text', notNull)
    .execute()
  await db.schema
    .createTable('projectDashboards')
    .addColumn('projectId', 'integer', (c) => c.primaryKey().references('projects.id').onDelete('cascade'))
    .addColumn('content', 'text', notNull)
    .execute()
}
