import type { CreateTableBuilder } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** The columns that messages and notifications share. */
function panelTable(db: AnyDb, table: string): CreateTableBuilder<string, string> {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('image', 'text')
    .addColumn('title', 'text', notNull)
    .addColumn('description', 'text', notNull)
    .addColumn('time', binaryText(db), notNull)
    .addColumn('read', 'integer', notNull)
    .addColumn('link', 'text')
    .addColumn('useRouter', 'integer', notNull)
    .addColumn('seen', 'integer', notNull)
}

export async function up(db: AnyDb): Promise<void> {
  await panelTable(db, 'messages').execute()
  await panelTable(db, 'notifications').addColumn('icon', 'text').execute()
  for (const table of ['messages', 'notifications']) {
    await db.schema.createIndex(`${table}_user`).on(table).columns(['userId', 'time']).execute()
  }
  await serialKey(db, db.schema.createTable('shortcuts'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('label', 'text', notNull)
    .addColumn('description', 'text', notNull)
    .addColumn('icon', 'text', notNull)
    .addColumn('link', 'text', notNull)
    .addColumn('useRouter', 'integer', notNull)
    .execute()
  await db.schema.createIndex('shortcuts_user').on('shortcuts').columns(['userId', 'seq']).execute()
}
