import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** External mail is stored until it has been delivered, so that no restart loses it. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('mails').addColumn('delivery', 'text').execute()
  await db.schema
    .createTable('outboxMails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('mailId', 'text')
    .addColumn('message', 'text', notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .execute()
  await db.schema
    .createTable('outboxFiles')
    .addColumn('outboxId', 'text', (c) => c.notNull().references('outboxMails.id').onDelete('cascade'))
    .addColumn('fileId', 'text', (c) => c.notNull().references('mailFiles.id'))
    .addPrimaryKeyConstraint('outboxFiles_key', ['outboxId', 'fileId'])
    .execute()
  await db.schema.createIndex('outboxFiles_file').on('outboxFiles').column('fileId').execute()
  await serialKey(db, db.schema.createTable('outboxRecipients'), 'seq')
    .addColumn('outboxId', 'text', (c) => c.notNull().references('outboxMails.id').onDelete('cascade'))
    .addColumn('email', 'text', notNull)
    .addColumn('attempts', 'integer', notNull)
    .addColumn('status', 'text', notNull)
    .addColumn('nextAt', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('outboxRecipients_due').on('outboxRecipients').columns(['status', 'nextAt']).execute()
  await db.schema.createIndex('outboxRecipients_mail').on('outboxRecipients').column('outboxId').execute()
}
