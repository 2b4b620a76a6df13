import { sql } from 'kysely'
import { binaryText, isPostgres, type AnyDb } from '../columns.ts'

const run = (db: AnyDb, statement: string) => sql.raw(statement).execute(db)

/** Indexes to count contacts by initial, with a tag too, and to search for two letters. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('contacts_initial').execute()
  await db.schema.createIndex('contacts_initial').on('contacts').columns(['ownerId', 'initial']).execute()
  await db.schema
    .alterTable('contactTagLinks')
    .addColumn('initial', binaryText(db), (column) => column.notNull().defaultTo(''))
    .execute()
  await run(
    db,
    'update "contactTagLinks" set "initial" = (select "initial" from "contacts" where "contacts"."id" = "contactId")',
  )
  await db.schema.dropIndex('contactTagLinks_tag').execute()
  await db.schema
    .createIndex('contactTagLinks_tag')
    .on('contactTagLinks')
    .columns(['tagId', 'initial', 'contactId'])
    .execute()
  await (isPostgres(db) ? carryShortTexts(db) : carryTexts(db))
  // Without statistics SQLite picks the newest index on the owner; recreated, that is this small one.
  await db.schema.dropIndex('contacts_inlinePictures').execute()
  await run(
    db,
    `create index "contacts_inlinePictures" on "contacts" ("ownerId")
      where coalesce(octet_length("avatar"), 0) + coalesce(octet_length("background"), 0) > 500`,
  )
}

const order = '("ownerId", "sortKey", "seq" desc'

/** SQLite: the index in name order covers `foundBy`, and now also `initial` and `id`, for filters by tag. */
async function carryTexts(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('contacts_foundBy').execute()
  await run(db, `create index "contacts_foundBy" on "contacts" ${order}, "initial", "id", "foundBy")`)
}

/** PostgreSQL: an index row has at most 2,700 bytes, so the longest texts get a separate index without them. */
async function carryShortTexts(db: AnyDb): Promise<void> {
  const bytes = 'octet_length("sortKey") + octet_length("foundBy")'
  const carried = 'include ("initial", "id", "foundBy")'
  await run(db, `create index "contacts_short" on "contacts" ${order}) ${carried} where ${bytes} <= 2000`)
  await run(db, `create index "contacts_long" on "contacts" ${order}) where ${bytes} > 2000`)
}
