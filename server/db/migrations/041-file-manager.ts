import { binaryText, isPostgres, notNull, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('fileItems')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // No cascade: SQLite limits its depth, so a deletion deletes the whole tree explicitly.
    .addColumn('folderId', 'text', (c) => c.references('fileItems.id'))
    .addColumn('type', 'text', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('description', 'text')
    .addColumn('bytes', 'integer', notNull)
    .addColumn('createdBy', 'text', notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .addColumn('modifiedAt', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('fileItems_folder').on('fileItems').columns(['folderId', 'sortKey']).execute()
  await db.schema
    .createTable('fileContents')
    .addColumn('fileId', 'text', (c) => c.primaryKey().references('fileItems.id').onDelete('cascade'))
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', notNull)
    .execute()
}
