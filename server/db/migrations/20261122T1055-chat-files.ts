import { sql } from 'kysely'
import { binaryText, isPostgres, notNull, serialKey, type AnyDb } from '../columns.ts'

/** Files of chat messages, and lists of what was shared in a chat. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('chatFiles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', notNull)
    .addColumn('bytes', 'integer', notNull)
    .addColumn('uploadedBy', 'text', notNull)
    .execute()
  await db.schema.createIndex('chatFiles_uploadedBy_bytes').on('chatFiles').columns(['uploadedBy', 'bytes']).execute()
  await serialKey(db, db.schema.createTable('chatAttachments'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('ownerId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('messageSeq', 'integer', (c) => c.references('chatMessages.seq').onDelete('cascade'))
    .addColumn('name', 'text', notNull)
    .addColumn('type', 'text', notNull)
    .addColumn('size', 'integer', notNull)
    .addColumn('fileId', 'text', (c) => c.notNull().references('chatFiles.id'))
    .addColumn('createdAt', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('chatAttachments_message').on('chatAttachments').column('messageSeq').execute()
  await db.schema.createIndex('chatAttachments_file').on('chatAttachments').column('fileId').execute()
  await sql`create index "chatAttachments_loose" on "chatAttachments" ("ownerId", "createdAt")
    where "messageSeq" is null`.execute(db)
  await addKinds(db)
  await db.schema.dropIndex('chatMessages_deleted').execute()
  await sql`create index "chatMessages_deleted" on "chatMessages" ("deletedAt")
    where "deletedAt" is not null and ("value" <> '' or "hasMedia" = 1 or "hasDocs" = 1)`.execute(db)
}

/** Flags for the content of a message, each with a partial index. */
async function addKinds(db: AnyDb): Promise<void> {
  for (const kind of ['hasMedia', 'hasDocs', 'hasLinks']) {
    await db.schema
      .alterTable('chatMessages')
      .addColumn(kind, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`create index ${sql.ref(`chatMessages_${kind}`)} on "chatMessages" ("chatId", "seq")
      where ${sql.ref(kind)} = 1`.execute(db)
  }
  await sql`update "chatMessages" set "hasLinks" = 1
    where lower("value") like '%http://%' or lower("value") like '%https://%' or lower("value") like '%www.%'`.execute(
    db,
  )
}
