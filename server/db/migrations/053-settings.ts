import type { AnyDb } from '../columns.ts'

/** Appearance of the app per user, with the defaults of docs/domain/suite.md, Settings. */
export async function up(db: AnyDb): Promise<void> {
  const add = (name: string, first: string) =>
    db.schema
      .alterTable('users')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(first))
      .execute()
  await add('scheme', 'light')
  await add('theme', 'default')
}
