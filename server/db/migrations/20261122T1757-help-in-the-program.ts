import { binaryText, type AnyDb } from '../columns.ts'

/** Guides and FAQs ship with the code, so that an upgrade updates them; the tables only store users' feedback. */
export async function up(db: AnyDb): Promise<void> {
  for (const table of ['guides', 'guideCategories', 'faqs', 'faqCategories']) {
    await db.schema.dropTable(table).execute()
  }
  await db.schema
    .createTable('guideFeedback')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('guideId', 'text', (column) => column.notNull())
    .addColumn('useful', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('updatedAt', binaryText(db), (column) => column.notNull())
    .addPrimaryKeyConstraint('guideFeedback_key', ['userId', 'guideId'])
    .execute()
  await db.schema
    .createTable('supportRequests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('context', 'text', (column) => column.notNull())
    .addColumn('sentTo', 'text', (column) => column.notNull())
    .addColumn('createdAt', binaryText(db), (column) => column.notNull())
    .execute()
  await db.schema.createIndex('supportRequests_user').on('supportRequests').columns(['userId', 'createdAt']).execute()
}
