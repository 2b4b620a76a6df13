import type { AnyDb } from '../columns.ts'

/** Stored day sums (`documentoDias`) for certificates too: their amounts including the adjustment. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('documentoDias')
    .addColumn('brutoAjustadoBase', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
