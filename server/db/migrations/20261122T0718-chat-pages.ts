import { sql } from 'kysely'
import { fold } from '../../lib/text.ts'
import { binaryText, isPostgres, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

export async function up(db: AnyDb): Promise<void> {
  const time = binaryText(db)
  await db.schema
    .alterTable('chats')
    .addColumn('lastIsMine', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('chatContacts')
    .addColumn('searchText', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('chatMessages')
    .addColumn('changedAt', time, (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('chatMessages')
    .addColumn('searchText', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await fillIn(db)
  await createSearchIndex(db, 'chatMessages', 'seq')
  if (!isPostgres(db)) await sql`insert into "chatMessagesSearch"("chatMessagesSearch") values ('rebuild')`.execute(db)
  await db.schema.createIndex('chatMessages_changed').on('chatMessages').columns(['chatId', 'changedAt']).execute()
}

/** Fills the new columns of existing rows. */
async function fillIn(db: AnyDb): Promise<void> {
  await sql`update "chatMessages" set "changedAt" = "createdAt"`.execute(db)
  await sql`update chats set "lastIsMine" = coalesce((select "isMine" from "chatMessages" where "chatId" = chats.id order by seq desc limit 1), 0)`.execute(
    db,
  )
  const messages = await db.selectFrom('chatMessages').select(['seq', 'value']).execute()
  for (const { seq, value } of messages) {
    await db
      .updateTable('chatMessages')
      .set({ searchText: fold(value) })
      .where('seq', '=', seq)
      .execute()
  }
  const contacts = await db.selectFrom('chatContacts').select(['id', 'name']).execute()
  for (const { id, name } of contacts) {
    await db
      .updateTable('chatContacts')
      .set({ searchText: fold(name) })
      .where('id', '=', id)
      .execute()
  }
}
