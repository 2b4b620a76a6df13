import { binaryText, notNull, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  const time = binaryText(db)
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', notNull)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('avatar', 'text')
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('online'))
    .addColumn('passwordHash', 'text', notNull)
    .addColumn('tokenGeneration', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('confirmedAt', time)
    .addColumn('activeDeveloperId', 'integer')
    .addColumn('activeProjectId', 'integer')
    .addColumn('createdAt', time, notNull)
    .execute()
  await db.schema
    .createTable('mailTokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', notNull)
    .addColumn('expiresAt', time, notNull)
    .execute()
  await db.schema.createIndex('mailTokens_user').on('mailTokens').columns(['userId', 'purpose']).execute()
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', notNull)
    .addColumn('resetsAt', time, notNull)
    .execute()
}
