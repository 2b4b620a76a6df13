import type { AnyDb } from '../columns.ts'

/** How high rows are, chosen by each person. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('density', 'text', (column) => column.notNull().defaultTo('comfortable'))
    .execute()
}
