import { binaryText, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  // Null for the sample's contacts; else the account of the person behind the contact.
  await db.schema
    .alterTable('chatContacts')
    .addColumn('personId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('chatContacts_person')
    .unique()
    .on('chatContacts')
    .columns(['personId', 'ownerId'])
    .execute()
  // What is sent between people stands in the chats of both; this names one and the same message.
  await db.schema.alterTable('chatMessages').addColumn('sharedId', 'text').execute()
  await db.schema.createIndex('chatMessages_shared').on('chatMessages').column('sharedId').execute()
  await db.schema.alterTable('chats').addColumn('typingUntil', binaryText(db)).execute()
}
