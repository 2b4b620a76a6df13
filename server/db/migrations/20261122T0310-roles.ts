import type { AnyDb } from '../columns.ts'

/** Members of a company could do everything so far: they become administrators. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('memberships')
    .addColumn('rol', 'text', (c) => c.notNull().defaultTo('administrador'))
    .execute()
}
