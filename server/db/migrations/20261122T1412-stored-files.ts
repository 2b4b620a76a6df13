import { binaryText, isPostgres, notNull, type AnyDb } from '../columns.ts'
import { insertBytes } from '../files/stored-files.ts'

const batch = 20

/** Moves the bytes of uploads out of the rows that refer to them; any record may have attachments. */
export async function up(db: AnyDb): Promise<void> {
  await createStoredFiles(db)
  await createAttachments(db)
  for (const table of ['fileItems', 'mailFiles', 'chatFiles', 'inventoryImages']) {
    await db.schema
      .alterTable(table)
      .addColumn('hash', 'text', (c) => c.references('storedFiles.hash'))
      .execute()
    await db.schema.createIndex(`${table}_hash`).on(table).column('hash').execute()
  }
  await moveContents(db, { from: 'fileContents', key: 'fileId', to: 'fileItems' })
  await db.schema.dropTable('fileContents').execute()
  for (const table of ['mailFiles', 'chatFiles', 'inventoryImages']) {
    await moveContents(db, { from: table, key: 'id', to: table })
    await db.schema.alterTable(table).dropColumn('content').execute()
  }
}

async function createStoredFiles(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('storedFiles')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('bytes', 'integer', notNull)
    .addColumn('usedAt', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('storedFiles_usedAt').on('storedFiles').column('usedAt').execute()
  await db.schema
    .createTable('storedPieces')
    .addColumn('hash', 'text', (c) => c.notNull().references('storedFiles.hash').onDelete('cascade'))
    .addColumn('number', 'integer', notNull)
    .addColumn('piece', isPostgres(db) ? 'bytea' : 'blob', notNull)
    .addPrimaryKeyConstraint('storedPieces_key', ['hash', 'number'])
    .execute()
}

async function createAttachments(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('attachments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('entity', 'text', notNull)
    .addColumn('entityId', 'text', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('type', 'text', notNull)
    .addColumn('bytes', 'integer', notNull)
    .addColumn('hash', 'text', (c) => c.notNull().references('storedFiles.hash'))
    .addColumn('uploadedBy', 'text', notNull)
    .addColumn('createdBy', 'text', notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`attachments_${name}`).on('attachments').columns(columns).execute()
  await index('entity', ['entity', 'entityId', 'createdAt', 'id'])
  await index('hash', ['hash'])
  await index('uploadedBy_bytes', ['uploadedBy', 'bytes'])
  await index('developerId_bytes', ['developerId', 'bytes'])
}

/** A few contents are in memory at a time; none is larger than 10 MB. */
async function moveContents(db: AnyDb, { from, key, to }: { from: string; key: string; to: string }): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom(from)
      .select([`${key} as id`, 'content'])
      .where(key, '>', after)
      .orderBy(key)
      .limit(batch)
      .execute()
    for (const { id, content } of rows) {
      const hash = await insertBytes(db, content as Uint8Array)
      await db.updateTable(to).set({ hash }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id as string
  }
}
