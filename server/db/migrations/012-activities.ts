import { binaryText, notNull, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('activities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('icon', 'text')
    .addColumn('image', 'text')
    .addColumn('description', 'text', notNull)
    .addColumn('date', binaryText(db), notNull)
    .addColumn('extraContent', 'text')
    .addColumn('linkedContent', 'text')
    .addColumn('link', 'text')
    .addColumn('useRouter', 'integer')
    .execute()
  await db.schema.createIndex('activities_date').on('activities').column('date').execute()
}
