import type { AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** The thumbnails of versions of documents: stored files, as the versions themselves. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('documentoVersiones')
    .addColumn('miniatura', 'text', (c) => c.references('storedFiles.hash'))
    .execute()
  await createIndex(db, 'documentoVersiones', ['miniatura'])
}
