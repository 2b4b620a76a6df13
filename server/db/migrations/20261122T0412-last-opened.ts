import { binaryText, type AnyDb } from '../columns.ts'

/** When a member last opened the company; null if never. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('memberships').addColumn('lastOpenedAt', binaryText(db)).execute()
}
