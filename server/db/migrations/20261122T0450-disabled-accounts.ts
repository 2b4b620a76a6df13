import { binaryText, type AnyDb } from '../columns.ts'

/** Accounts that may no longer sign in, with the moment since when. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('disabledAt', binaryText(db)).execute()
}
