import { binaryText, type AnyDb } from '../columns.ts'

/** Since when an account may no longer sign in; null for active accounts. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('users').addColumn('disabledAt', binaryText(db)).execute()
}
