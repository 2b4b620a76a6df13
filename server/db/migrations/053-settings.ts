import type { AnyDb } from '../columns.ts'

/** How the app looks to a person; at first as it comes (seed 000, section 9). */
export async function up(db: AnyDb): Promise<void> {
  const add = (name: string, first: string) =>
    db.schema
      .alterTable('users')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
      .execute()
  await add('scheme', 'light')
  await add('theme', 'default')
}
