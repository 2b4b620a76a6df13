import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'

/** Marks a store that has sample data, until `obra init` turns it into a production store. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createTable('sampleMarks').addColumn('seededAt', binaryText(db), notNull).execute()
  // So far only the sample data has this account.
  await sql`insert into "sampleMarks" ("seededAt") select "createdAt" from "users" where "email" = 'demo@obra.test'`.execute(
    db,
  )
}
