import { sql } from 'kysely'
import { identityKey, sortKey } from '../../lib/text.ts'
import { binaryText, type AnyDb } from '../columns.ts'

const batch = 500
const folder = sql`coalesce("folderId", '')`

/**
 * Names are unique in a folder, ignoring case and accents; deleted and replaced items can be restored for a day; folders store
 * the totals of their content and are listed in pages.
 */
export async function up(db: AnyDb): Promise<void> {
  await addColumns(db)
  await fillNameKeys(db)
  await numberDoubles(db)
  await countContents(db)
  await createIndexes(db)
}

async function addColumns(db: AnyDb): Promise<void> {
  const table = () => db.schema.alterTable('fileItems')
  const counted = ['isFile', 'foldersInside', 'filesInside']
  await table()
    .addColumn('nameKey', binaryText(db), (c) => c.notNull().defaultTo(''))
    .execute()
  for (const column of counted) {
    await table()
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await table()
    .addColumn('bytesBelow', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await table().addColumn('removal', 'text').execute()
  await table().addColumn('removedAt', binaryText(db)).execute()
  await sql`update "fileItems" set "isFile" = case when "type" = 'folder' then 0 else 1 end`.execute(db)
}

async function fillNameKeys(db: AnyDb): Promise<void> {
  for (let after = ''; ;) {
    const items = db.selectFrom('fileItems').select(['id', 'name']).where('id', '>', after)
    const rows = await items.orderBy('id').limit(batch).execute()
    for (const { id, name } of rows) {
      const nameKey = identityKey((name as string).trim())
      await db.updateTable('fileItems').set({ nameKey }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id as string
  }
}

/** Renames duplicates to 'Plano (2).pdf'; the oldest keeps its name. */
async function numberDoubles(db: AnyDb): Promise<void> {
  await sql`create index "fileItems_nameKey" on "fileItems" ("developerId", ${folder}, "nameKey")`.execute(db)
  type Row = { id: string; developerId: number | null; folderId: string; name: string; nameKey: string }
  const { rows } = await sql<Row>`
    select "id", "developerId", ${folder} as "folderId", "name", "nameKey" from (
      select *, row_number() over (
        partition by "developerId", ${folder}, "nameKey" order by "createdAt", "id") as "place" from "fileItems") as numbered
    where "place" > 1 order by "createdAt", "id"`.execute(db)
  for (const row of rows) {
    const [, stem = row.name, ending = ''] = /^(.+?)(\.[^.]{1,8})?$/s.exec(row.name) ?? []
    for (let number = 2; ; number++) {
      const name = `${stem} (${number})${ending}`
      const nameKey = identityKey(name.trim())
      const { rows: taken } = await sql`select 1 from "fileItems" where "developerId" = ${row.developerId}
        and ${folder} = ${row.folderId} and "nameKey" = ${nameKey}`.execute(db)
      if (taken.length > 0) continue
      await db
        .updateTable('fileItems')
        .set({ name, nameKey, sortKey: sortKey(name) })
        .where('id', '=', row.id)
        .execute()
      break
    }
  }
  await db.schema.dropIndex('fileItems_nameKey').execute()
}

async function countContents(db: AnyDb): Promise<void> {
  const inside = (isFile: number) =>
    sql`(select count(*) from "fileItems" i where i."folderId" = "fileItems"."id" and i."isFile" = ${sql.lit(isFile)})`
  await sql`update "fileItems" set "foldersInside" = ${inside(0)}, "filesInside" = ${inside(1)}
    where "isFile" = 0`.execute(db)
  await sql`with recursive up(id, "folderId", bytes) as (
      select id, "folderId", bytes from "fileItems" where bytes > 0
      union all
      select f.id, f."folderId", up.bytes from "fileItems" f join up on up."folderId" = f.id),
    totals(id, bytes) as (select id, sum(bytes) from up group by id)
    update "fileItems" set "bytesBelow" = totals.bytes from totals
    where totals.id = "fileItems".id and "isFile" = 0`.execute(db)
}

async function createIndexes(db: AnyDb): Promise<void> {
  const there = sql`where "removal" is null`
  await db.schema.dropIndex('fileItems_developer').execute()
  for (const column of ['uploadedBy', 'developerId']) {
    const name = `fileItems_${column}_bytes`
    await db.schema.dropIndex(name).execute()
    await sql`create index ${sql.ref(name)} on "fileItems" (${sql.ref(column)}, "bytes") ${there}`.execute(db)
  }
  await sql`create unique index "fileItems_name" on "fileItems" ("developerId", ${folder}, "nameKey") ${there}`.execute(
    db,
  )
  await sql`create index "fileItems_listing" on "fileItems"
    ("developerId", ${folder}, "isFile", "sortKey", "id") ${there}`.execute(db)
  await sql`create index "fileItems_all" on "fileItems" ("developerId", "isFile", "sortKey", "id") ${there}`.execute(db)
  await sql`create index "fileItems_removal" on "fileItems" ("removal") where "removal" is not null`.execute(db)
  await sql`create index "fileItems_removedAt" on "fileItems" ("removedAt") where "removedAt" is not null`.execute(db)
}
