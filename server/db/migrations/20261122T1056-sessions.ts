import { binaryText, required, type AnyDb } from '../columns.ts'

/** Sessions and API tokens are stored, so that each can be revoked. Older tokens name no session: users sign in again. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('device', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('createdAt', binaryText(db), required)
    .addColumn('lastUsedAt', binaryText(db))
    .addColumn('expiresAt', binaryText(db), required)
    .addColumn('tokenName', 'text')
    .addColumn('scope', 'text', required)
    .addColumn('developerId', 'integer', (c) => c.references('developers.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').columns(['userId', 'createdAt']).execute()
  await db.schema.alterTable('users').dropColumn('tokenGeneration').execute()
}
