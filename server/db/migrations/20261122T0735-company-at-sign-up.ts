import type { AnyDb } from '../columns.ts'

/** The company that a person named at sign-up, offered when the first one is made. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('company', 'text').execute()
}
