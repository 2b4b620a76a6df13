import { binaryText, required, serialKey, type AnyDb } from '../columns.ts'

/** External mail is stored until it has been delivered, so that no restart loses it. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.alterTable('mails').addColumn('delivery', 'text').execute()
  await db.schema
    .createTable('outboxMails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('mailId', 'text')
    .addColumn('message', 'text', required)
    .addColumn('createdAt', binaryText(db), required)
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
    .addColumn('email', 'text', required)
    .addColumn('attempts', 'integer', required)
    .addColumn('status', 'text', required)
    .addColumn('nextAt', binaryText(db), required)
    .execute()
  await db.schema.createIndex('outboxRecipients_due').on('outboxRecipients').columns(['status', 'nextAt']).execute()
  await db.schema.createIndex('outboxRecipients_mail').on('outboxRecipients').column('outboxId').execute()
}
