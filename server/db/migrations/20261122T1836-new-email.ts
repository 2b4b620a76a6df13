import { type AnyDb } from '../columns.ts'

/** The account's new address, until it is confirmed. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('newEmail', 'text').execute()
}
