import type { AnyDb } from '../columns.ts'

/** The certificates of a day are kept too: what they come to with their adjustment (`documentoDias`). */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('documentoDias')
    .addColumn('brutoAjustadoBase', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
