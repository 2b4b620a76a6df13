import { sql } from 'kysely'
import { required, type AnyDb } from '../columns.ts'

/**
 * What keeps lists from being counted anew: a version of the names of products, by which a search's count is known to
 * hold still, and the totals of labels within folders.
 */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('inventoryNameVersions')
    .addColumn('slot', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'text', required)
    .execute()
  await sql`insert into "mailCounts" ("userId", "view", "total")
    select "userId", 'label:' || "labelId" || ':' || "folder", count(*)
    from "mailLabelings" join "mails" on "mails"."seq" = "mailLabelings"."mailSeq"
    group by "userId", "labelId", "folder"`.execute(db)
}
