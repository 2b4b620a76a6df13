import { sql } from 'kysely'
import { isPostgres, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

/** Indexes for searching and filtering tens of thousands of contacts, messages and notes. */
export async function up(db: AnyDb): Promise<void> {
  await findContactsByAll(db)
  await nameOwnersOfMessages(db)
  // Counts by label or tag use these indexes alone.
  await db.schema.dropIndex('noteLabelings_label').execute()
  await db.schema.createIndex('noteLabelings_label').on('noteLabelings').columns(['labelId', 'noteSeq']).execute()
  await db.schema.dropIndex('contactTagLinks_tag').execute()
  await db.schema.createIndex('contactTagLinks_tag').on('contactTagLinks').columns(['tagId', 'contactId']).execute()
  await db.schema.dropIndex('contacts_initial').execute()
  await db.schema.createIndex('contacts_initial').on('contacts').columns(['ownerId', 'initial', 'id']).execute()
}

/** On SQLite the search index had names only; PostgreSQL's already covers all that contacts are found by. */
async function findContactsByAll(db: AnyDb): Promise<void> {
  if (isPostgres(db)) return
  const run = (statement: string) => sql.raw(statement).execute(db)
  for (const event of ['insert', 'delete', 'update']) await run(`drop trigger "contacts_search_${event}"`)
  await run('drop table "contactsSearch"')
  await createSearchIndex(db, 'contacts', 'seq', 'foundBy')
  await run(`insert into "contactsSearch"("contactsSearch") values ('rebuild')`)
}

async function nameOwnersOfMessages(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('chatMessages')
    .addColumn('ownerId', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update "chatMessages" set "ownerId" =
    (select "ownerId" from chats where chats.id = "chatMessages"."chatId")`.execute(db)
  await db.schema.createIndex('chatMessages_owner').on('chatMessages').columns(['ownerId', 'seq']).execute()
}
