import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** The position of a shortcut among the user's: initially in order of creation, with gaps. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('shortcuts')
    .addColumn('position', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('shortcuts')
    .set({ position: sql`seq * 65536` })
    .execute()
  await db.schema.dropIndex('shortcuts_user').execute()
  await db.schema.createIndex('shortcuts_user').on('shortcuts').columns(['userId', 'position']).execute()
}
