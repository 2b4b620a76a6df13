import { type AnyDb } from '../columns.ts'

/** Indexes for activities by kind and by person, newest first. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('activities')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('obra'))
    .execute()
  await db.schema.alterTable('activities').addColumn('person', 'text').execute()
  await db.schema.dropIndex('activities_date').execute()
  for (const column of ['kind', 'person']) {
    await db.schema.createIndex(`activities_${column}`).on('activities').columns([column, 'date desc', 'id']).execute()
  }
  await db.schema.createIndex('activities_date').on('activities').columns(['date desc', 'id']).execute()
}
