import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** The uploader and size of each file, so that quotas are counted from an index alone. */
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
  // The first attachment of a file belongs to its uploader; the recipients' copies come later.
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
