import { type AnyDb } from '../columns.ts'

/** The address that an account gets once it is confirmed. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('newEmail', 'text').execute()
}
