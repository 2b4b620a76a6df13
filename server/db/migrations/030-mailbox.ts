import { sql } from 'kysely'
import { binaryText, isPostgres, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createSearchIndex } from '../search.ts'

async function createLabels(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('mailboxSettings')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('messageLayout', 'text', notNull)
    .execute()
  await serialKey(db, db.schema.createTable('mailboxLabels'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', notNull)
    .addColumn('slug', 'text', notNull)
    .addColumn('color', 'text', notNull)
    .addUniqueConstraint('mailboxLabels_slug', ['userId', 'slug'])
    .execute()
}

async function createMails(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('mails'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('folder', 'text', notNull)
    .addColumn('fromAvatar', 'text')
    .addColumn('fromContact', 'text', notNull)
    .addColumn('to', 'text', notNull)
    .addColumn('cc', 'text', notNull)
    .addColumn('bcc', 'text', notNull)
    .addColumn('date', binaryText(db), notNull)
    .addColumn('subject', 'text', notNull)
    .addColumn('content', 'text', notNull)
    .addColumn('starred', 'integer', notNull)
    .addColumn('important', 'integer', notNull)
    .addColumn('unread', 'integer', notNull)
    .addColumn('attachmentCount', 'integer', notNull)
    .addColumn('referenceKind', 'text')
    .addColumn('referenceMailId', 'text')
    .addColumn('searchText', 'text', notNull)
    .execute()
  await createSearchIndex(db, 'mails', 'seq')
  // One index for each list, in the list's order, so that a page reads ten entries.
  await db.schema.createIndex('mails_folder').on('mails').columns(['userId', 'folder', 'date', 'seq']).execute()
  const partial = (name: string, condition: string) =>
    sql.raw(`create index "mails_${name}" on "mails" ("userId", "date", "seq") where ${condition}`).execute(db)
  await partial('everything', `"folder" <> 'trash'`)
  for (const flag of ['starred', 'important', 'unread']) await partial(flag, `"folder" <> 'trash' and "${flag}" = 1`)
  await db.schema
    .createTable('mailCounts')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('view', 'text', notNull)
    .addColumn('total', 'integer', notNull)
    .addPrimaryKeyConstraint('mailCounts_key', ['userId', 'view'])
    .execute()
}

async function createLabelings(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('mailLabelings')
    .addColumn('mailSeq', 'integer', (c) => c.notNull().references('mails.seq').onDelete('cascade'))
    .addColumn('labelId', 'text', (c) => c.notNull().references('mailboxLabels.id').onDelete('cascade'))
    .addColumn('date', binaryText(db), notNull)
    .addColumn('isInTrash', 'integer', notNull)
    .addPrimaryKeyConstraint('mailLabelings_key', ['mailSeq', 'labelId'])
    .execute()
  await db.schema
    .createIndex('mailLabelings_list')
    .on('mailLabelings')
    .columns(['labelId', 'isInTrash', 'date', 'mailSeq'])
    .execute()
}

async function createAttachments(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('mailFiles')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', notNull)
    .execute()
  await serialKey(db, db.schema.createTable('mailAttachments'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('mailSeq', 'integer', (c) => c.references('mails.seq').onDelete('cascade'))
    .addColumn('type', 'text', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('size', 'integer', notNull)
    .addColumn('fileId', 'text', (c) => c.notNull().references('mailFiles.id'))
    .addColumn('createdAt', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('mailAttachments_mail').on('mailAttachments').column('mailSeq').execute()
  await db.schema.createIndex('mailAttachments_file').on('mailAttachments').column('fileId').execute()
  await sql
    .raw(`create index "mailAttachments_loose" on "mailAttachments" ("userId", "createdAt") where "mailSeq" is null`)
    .execute(db)
}

export async function up(db: AnyDb): Promise<void> {
  await createLabels(db)
  await createMails(db)
  await createLabelings(db)
  await createAttachments(db)
}
