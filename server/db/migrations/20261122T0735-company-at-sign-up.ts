import type { AnyDb } from '../columns.ts'

/** The company name entered at sign-up, suggested when the user creates the first company. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('company', 'text').execute()
}
