import { binaryText, notNull, type AnyDb } from '../columns.ts'

/** Sessions and API tokens are stored, so that each can be revoked. Older tokens name no session: users sign in again. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', notNull)
    .addColumn('address', 'text', notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .addColumn('lastUsedAt', binaryText(db))
    .addColumn('expiresAt', binaryText(db), notNull)
    .addColumn('tokenName', 'text')
    .addColumn('scope', 'text', notNull)
    .addColumn('developerId', 'integer', (c) => c.references('developers.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').columns(['userId', 'createdAt']).execute()
  await db.schema.alterTable('users').dropColumn('tokenGeneration').execute()
}
