import { sql } from 'kysely'
import { binaryText, required, type AnyDb } from '../columns.ts'

/** A store that was filled with sample data says so, until `obra init` makes a working one of it. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.createTable('sampleMarks').addColumn('seededAt', binaryText(db), required).execute()
  // Until now only the sample had this account.
  await sql`insert into "sampleMarks" ("seededAt") select "createdAt" from "users" where "email" = 'demo@obra.test'`.execute(
    db,
  )
}
