import { binaryText, type AnyDb } from '../columns.ts'

/** When a member last chose a company to work with; null as long as he has not. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('memberships').addColumn('lastOpenedAt', binaryText(db)).execute()
}
