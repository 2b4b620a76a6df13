import type { AnyDb } from '../columns.ts'

/** Whether a company shows the sample screens; null until an administrador decides. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('developers').addColumn('sampleScreens', 'integer').execute()
}
