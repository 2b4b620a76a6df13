import type { AnyDb } from '../columns.ts'

/** The row height of tables, chosen by each user. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('density', 'text', (column) => column.notNull().defaultTo('comfortable'))
    .execute()
}
