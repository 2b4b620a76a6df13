import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'

const itemColumns = [
  'id',
  'folderId',
  'type',
  'name',
  'description',
  'bytes',
  'hash',
  'createdBy',
  'createdAt',
  'modifiedAt',
] as const

/** The folders and files of a folder (null: the root) of a company, by name. */
export function selectItems(db: Db, developerId: number, folderId: string | null) {
  return db
    .selectFrom('fileItems')
    .select(itemColumns)
    .where('developerId', '=', developerId)
    .where('folderId', folderId === null ? 'is' : '=', folderId)
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
}

/** The folders and files of a company whose names have a text, by name. */
export function selectFound(db: Db, developerId: number, search: string, limit: number) {
  // The sort key begins with the folded name, in which ñ stays apart.
  const wanted = search.normalize('NFC').toLowerCase().replaceAll('ñ', 'n\u007f')
  return db
    .selectFrom('fileItems')
    .select(itemColumns)
    .where('developerId', '=', developerId)
    .where(isLike('sortKey', wanted))
    .orderBy('sortKey')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** One folder or file of a company, or undefined. */
export function selectItem(db: Db, developerId: number, id: string) {
  const items = db.selectFrom('fileItems').select(itemColumns)
  return items.where('id', '=', id).where('developerId', '=', developerId).executeTakeFirst()
}

/** The folders from the root to this one, which is the last; empty where there is no such folder. */
export function selectPath(db: Db, developerId: number, folderId: string) {
  return db
    .withRecursive('up(id, folderId, name, height)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select(['id', 'folderId', 'name', sql<number>`0`.as('height')])
        .where('id', '=', folderId)
        .where('developerId', '=', developerId)
        .where('type', '=', 'folder')
        .unionAll(
          cte
            .selectFrom('fileItems')
            .innerJoin('up', 'up.folderId', 'fileItems.id')
            .select(['fileItems.id', 'fileItems.folderId', 'fileItems.name', sql<number>`up.height + 1`.as('height')]),
        ),
    )
    .selectFrom('up')
    .select(['id', 'folderId', 'name'])
    .orderBy('height', 'desc')
    .execute()
}

/** What folders hold: their own folders and files counted, and the bytes of all below them. */
export function selectTotals(db: Db, folderIds: string[]) {
  return db
    .withRecursive('tree(rootId, id, depth, type, bytes)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select(['id as rootId', 'id', sql<number>`0`.as('depth'), 'type', 'bytes'])
        .where('id', 'in', folderIds)
        .unionAll(
          cte
            .selectFrom('fileItems')
            .innerJoin('tree', 'tree.id', 'fileItems.folderId')
            .select([
              'tree.rootId',
              'fileItems.id',
              sql<number>`tree.depth + 1`.as('depth'),
              'fileItems.type',
              'fileItems.bytes',
            ]),
        ),
    )
    .selectFrom('tree')
    .select([
      'rootId',
      sql<number>`sum(bytes)`.as('bytes'),
      sql<number>`sum(case when depth = 1 and type = 'folder' then 1 else 0 end)`.as('folders'),
      sql<number>`sum(case when depth = 1 and type <> 'folder' then 1 else 0 end)`.as('files'),
    ])
    .groupBy('rootId')
    .execute()
}

type ItemFields = {
  folderId: string | null
  type: string
  name: string
  sortKey: string
  description: string | null
  bytes: number
  hash?: string
  uploadedBy?: string
  createdBy: string
  createdAt: string
  modifiedAt: string
}

/** Inserts a folder or the entry of a file. */
export async function insertItem(db: Db, item: ItemFields & { id: string; developerId: number }): Promise<void> {
  await db.insertInto('fileItems').values(item).execute()
}

/** Changes the given columns of a folder or file. */
export async function updateItem(db: Db, id: string, fields: Partial<ItemFields>): Promise<void> {
  await db.updateTable('fileItems').set(fields).where('id', '=', id).execute()
}

/** Deletes a file, or a folder with everything below it; tells whether it was there. */
export async function deleteTree(db: Db, developerId: number, id: string): Promise<boolean> {
  const result = await db
    .withRecursive('tree(id)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select('id')
        .where('id', '=', id)
        .where('developerId', '=', developerId)
        .unionAll(
          cte.selectFrom('fileItems').innerJoin('tree', 'tree.id', 'fileItems.folderId').select('fileItems.id'),
        ),
    )
    .deleteFrom('fileItems')
    .where('id', 'in', (eb) => eb.selectFrom('tree').select('tree.id'))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
