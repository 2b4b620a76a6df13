import { binaryText, isPostgres, required, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('fileItems')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // No cascade: SQLite limits its depth, so a deletion deletes the whole tree explicitly.
    .addColumn('folderId', 'text', (c) => c.references('fileItems.id'))
    .addColumn('type', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('sortKey', binaryText(db), required)
    .addColumn('description', 'text')
    .addColumn('bytes', 'integer', required)
    .addColumn('createdBy', 'text', required)
    .addColumn('createdAt', binaryText(db), required)
    .addColumn('modifiedAt', binaryText(db), required)
    .execute()
  await db.schema.createIndex('fileItems_folder').on('fileItems').columns(['folderId', 'sortKey']).execute()
  await db.schema
    .createTable('fileContents')
    .addColumn('fileId', 'text', (c) => c.primaryKey().references('fileItems.id').onDelete('cascade'))
    .addColumn('content', isPostgres(db) ? 'bytea' : 'blob', required)
    .execute()
}
