import { binaryText, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  // The user behind the contact; null for contacts of the sample data.
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
  // A message between two users has a copy in the chat of each; both copies have the same sharedId.
  await db.schema.alterTable('chatMessages').addColumn('sharedId', 'text').execute()
  await db.schema.createIndex('chatMessages_shared').on('chatMessages').column('sharedId').execute()
  await db.schema.alterTable('chats').addColumn('typingUntil', binaryText(db)).execute()
}
