import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** Who uploaded what, and how large it is, so that quotas can be counted by an index alone. */
export async function up(db: AnyDb): Promise<void> {
  for (const table of ['mailFiles', 'inventoryImages', 'fileItems']) {
    await db.schema.alterTable(table).addColumn('uploadedBy', 'text').execute()
  }
  await db.schema.alterTable('inventoryImages').addColumn('developerId', 'integer').execute()
  for (const table of ['mailFiles', 'inventoryImages']) {
    const columns = db.schema.alterTable(table)
    await columns.addColumn('bytes', 'integer', (c) => c.notNull().defaultTo(0)).execute()
    await sql`update ${sql.table(table)} set "bytes" = length("content")`.execute(db)
  }
  // A file's first attachment is its uploader's; the copies of receivers come later.
  await sql`update "mailFiles" set "uploadedBy" = (select "userId" from "mailAttachments"
    where "fileId" = "mailFiles"."id" order by "seq" limit 1)`.execute(db)
  for (const [table, column] of [
    ['mailFiles', 'uploadedBy'],
    ['inventoryImages', 'uploadedBy'],
    ['inventoryImages', 'developerId'],
    ['fileItems', 'uploadedBy'],
    ['fileItems', 'developerId'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}_bytes`).on(table).columns([column, 'bytes']).execute()
  }
}
