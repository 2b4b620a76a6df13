import { sql } from 'kysely'
import { binaryText, isPostgres, type AnyDb } from '../columns.ts'

const run = (db: AnyDb, statement: string) => sql.raw(statement).execute(db)

/** The letters of a list of contacts, of those with a tag too, are counted in an index; two letters are looked for in one. */
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
  // Without statistics SQLite takes the youngest of the indexes of an owner, and this one holds least.
  await db.schema.dropIndex('contacts_inlinePictures').execute()
  await run(
    db,
    `create index "contacts_inlinePictures" on "contacts" ("ownerId")
      where coalesce(octet_length("avatar"), 0) + coalesce(octet_length("background"), 0) > 500`,
  )
}

const order = '("ownerId", "sortKey", "seq" desc'

/** On SQLite the order of names carries what contacts are found by, and now what their tags are asked by. */
async function carryTexts(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('contacts_foundBy').execute()
  await run(db, `create index "contacts_foundBy" on "contacts" ${order}, "initial", "id", "foundBy")`)
}

/** A row of an index of PostgreSQL holds 2,700 bytes at most: the longest texts do not fit. */
async function carryShortTexts(db: AnyDb): Promise<void> {
  const bytes = 'octet_length("sortKey") + octet_length("foundBy")'
  const carried = 'include ("initial", "id", "foundBy")'
  await run(db, `create index "contacts_short" on "contacts" ${order}) ${carried} where ${bytes} <= 2000`)
  await run(db, `create index "contacts_long" on "contacts" ${order}) where ${bytes} > 2000`)
}
