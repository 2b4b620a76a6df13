import type { AnyDb } from '../columns.ts'

/** Everybody who belongs to a company has been able to do everything: they stay so, as administrators. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('memberships')
    .addColumn('rol', 'text', (c) => c.notNull().defaultTo('administrador'))
    .execute()
}
