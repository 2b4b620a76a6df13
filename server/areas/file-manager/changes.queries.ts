/** Queries that change folders and files. */
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { Database } from '../../db/schema.ts'

type Fields = Database['fileItems']
type Named = Pick<Fields, 'type' | 'name' | 'sortKey' | 'searchText' | 'nameKey'>
type ItemFields = Named &
  Pick<Fields, 'description' | 'bytes' | 'folderId'> &
  Pick<Fields, 'createdBy' | 'createdAt' | 'modifiedAt' | 'removal' | 'removedAt'> &
  Partial<Pick<Fields, 'hash' | 'uploadedBy'>>

/** Changes of a folder's counts and size. */
export type Contents = { folders: number; files: number; bytes: number }

type NewItem = Omit<ItemFields, 'removal' | 'removedAt'> & { id: string; companyId: number }

/** Inserts a folder or file, and counts it in its parent folders. */
export async function insertItem(db: Db, item: NewItem): Promise<void> {
  const isFile = item.type === 'folder' ? 0 : 1
  await db
    .insertInto('fileItems')
    .values({ ...item, isFile })
    .execute()
  await addContents(db, item.folderId, { folders: 1 - isFile, files: isFile, bytes: item.bytes })
}

/** Updates the given columns of folders and files. */
export async function updateItems(db: Db, ids: readonly string[], fields: Partial<ItemFields>): Promise<void> {
  await db.updateTable('fileItems').set(fields).where('id', 'in', ids).execute()
}

/** Adds to the counts of a folder, and to the size of it and its ancestors; the root has none. */
export async function addContents(db: Db, folderId: string | null, added: Contents): Promise<void> {
  if (folderId === null) return
  await db
    .updateTable('fileItems')
    .set((eb) => ({
      foldersInside: eb('foldersInside', '+', added.folders),
      filesInside: eb('filesInside', '+', added.files),
    }))
    .where('id', '=', folderId)
    .execute()
  if (added.bytes === 0) return
  await sql`with recursive up("id") as (
      select ${folderId}
      union all select f."folderId" from "fileItems" f join up on up."id" = f."id" where f."folderId" is not null)
    update "fileItems" set "bytesBelow" = "bytesBelow" + ${added.bytes}
    where "id" in (select "id" from up)`.execute(db)
}

/** Marks files, and folders with their contents, as removed. */
export async function updateRemoved(db: Db, ids: readonly string[], removal: string, removedAt: string): Promise<void> {
  await db
    .withRecursive('tree(id)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select('id')
        .where('id', 'in', ids)
        .unionAll(
          cte.selectFrom('fileItems').innerJoin('tree', 'tree.id', 'fileItems.folderId').select('fileItems.id'),
        ),
    )
    .updateTable('fileItems')
    .set({ removal, removedAt })
    .where('id', 'in', (eb) => eb.selectFrom('tree').select('tree.id'))
    .where('removal', 'is', null)
    .execute()
}

/** Renames an earlier removal. */
export async function updateRemoval(db: Db, removal: string, name: string): Promise<void> {
  await db.updateTable('fileItems').set({ removal: name }).where('removal', '=', removal).execute()
}

/** The items of a removal, with the removal of each item's folder (null if the folder exists). */
export function selectRemoved(db: Db, companyId: number, removal: string) {
  return db
    .selectFrom('fileItems as item')
    .leftJoin('fileItems as folder', 'folder.id', 'item.folderId')
    .select(['item.id', 'item.folderId', 'item.type', 'item.name', 'item.nameKey', 'item.isFile', 'item.bytes'])
    .select(['item.bytesBelow', 'folder.removal as folderRemoval'])
    .where('item.companyId', '=', companyId)
    .where('item.removal', '=', removal)
    .orderBy('item.id')
    .execute()
}

/** Permanently deletes what was removed before a time. */
export async function deleteRemoved(db: Db, before: string): Promise<void> {
  await db.deleteFrom('fileItems').where('removedAt', '<', before).execute()
}
