import { sql } from 'kysely'
import { notNull, type AnyDb } from '../columns.ts'

/**
 * Avoids recounting lists: a version of product names, which tells whether a cached search count is still valid, and the
 * totals of labels within folders.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('inventoryNameVersions')
    .addColumn('slot', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'text', notNull)
    .execute()
  await sql`insert into "mailCounts" ("userId", "view", "total")
    select "userId", 'label:' || "labelId" || ':' || "folder", count(*)
    from "mailLabelings" join "mails" on "mails"."seq" = "mailLabelings"."mailSeq"
    group by "userId", "labelId", "folder"`.execute(db)
}
