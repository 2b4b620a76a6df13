/** Reading folders and files. What was removed is as if it were not there. */
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { isLike } from '../../db/search.ts'

const itemColumns = [
  'id',
  'folderId',
  'type',
  'name',
  'nameKey',
  'isFile',
  'description',
  'bytes',
  'foldersInside',
  'filesInside',
  'bytesBelow',
  'hash',
  'createdBy',
  'createdAt',
  'modifiedAt',
] as const

export type ItemRow = NonNullable<Awaited<ReturnType<typeof selectItem>>>

/** What is listed: a folder (null: the root) of a company, or what has a text in its name. */
export type Listed = { developerId: number; folderId: string | null; search: string }

/** As the indexes have it: the root is a folder like the others. */
const folderColumn = sql<string>`coalesce("folderId", '')`

function present(db: Db, developerId: number) {
  return db.selectFrom('fileItems').where('developerId', '=', developerId).where('removal', 'is', null)
}

function listed(db: Db, { developerId, folderId, search }: Listed) {
  const items = present(db, developerId)
  if (!search) return items.where(folderColumn, '=', folderId ?? '')
  // The sort key begins with the folded name, in which ñ stays apart.
  return items.where(isLike('sortKey', search.normalize('NFC').toLowerCase().replaceAll('ñ', 'n\u007f')))
}

/** Folders and files in their order: folders first, both by name. */
export function selectItems(db: Db, what: Listed, { offset = 0, limit }: { offset?: number; limit?: number } = {}) {
  const items = listed(db, what).select(itemColumns).orderBy('isFile').orderBy('sortKey').orderBy('id')
  return (limit === undefined ? items : items.limit(limit).offset(offset)).execute()
}

/** The ids of all of them, in the same order. */
export async function selectIds(db: Db, what: Listed): Promise<string[]> {
  const rows = await listed(db, what).select('id').orderBy('isFile').orderBy('sortKey').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** How many they are. A folder keeps that of itself, so that none of its 10,000 are read for it. */
export async function countItems(db: Db, what: Listed): Promise<{ folders: number; files: number }> {
  const { developerId, folderId, search } = what
  if (folderId !== null && !search) {
    const kept = present(db, developerId).select(['foldersInside as folders', 'filesInside as files'])
    return (await kept.where('id', '=', folderId).executeTakeFirst()) ?? { folders: 0, files: 0 }
  }
  const counts = listed(db, what).select((eb) => ['isFile', eb.fn.countAll<number | string>().as('count')])
  const rows = await counts.groupBy('isFile').execute()
  const of = (isFile: number) => Number(rows.find((row) => row.isFile === isFile)?.count ?? 0)
  return { folders: of(0), files: of(1) }
}

/** One folder or file of a company, or undefined. */
export function selectItem(db: Db, developerId: number, id: string) {
  return present(db, developerId).select(itemColumns).where('id', '=', id).executeTakeFirst()
}

/** Some folders and files of a company. */
export function selectItemsById(db: Db, developerId: number, ids: readonly string[]) {
  return present(db, developerId).select(itemColumns).where('id', 'in', ids).execute()
}

/** What a folder has of these names. */
export function selectNamed(db: Db, developerId: number, folderId: string | null, nameKeys: readonly string[]) {
  const items = present(db, developerId).select(itemColumns)
  return items
    .where(folderColumn, '=', folderId ?? '')
    .where('nameKey', 'in', nameKeys)
    .execute()
}

/** The folded names in a folder that begin with a text. */
export async function selectNameKeys(db: Db, developerId: number, folderId: string | null, start: string) {
  const items = present(db, developerId)
    .select('nameKey')
    .where(folderColumn, '=', folderId ?? '')
  // No text begins with the start and comes after it and the last character.
  const rows = await items.where('nameKey', '>=', start).where('nameKey', '<=', `${start}\u{10ffff}`).execute()
  return new Set(rows.map(({ nameKey }) => nameKey))
}

export type PathEntry = { id: string; folderId: string | null; name: string }

/** The folders from the root to each of these, which is the last; those that are not there are left out. */
export async function selectPaths(db: Db, developerId: number, folderIds: readonly string[]) {
  if (folderIds.length === 0) return new Map<string, PathEntry[]>()
  const rows = await db
    .withRecursive('up(startId, id, folderId, name, height)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select(['id as startId', 'id', 'folderId', 'name', sql<number>`0`.as('height')])
        .where('id', 'in', folderIds)
        .where('developerId', '=', developerId)
        .where('removal', 'is', null)
        .where('type', '=', 'folder')
        .unionAll(
          cte
            .selectFrom('fileItems')
            .innerJoin('up', 'up.folderId', 'fileItems.id')
            .select([
              'up.startId',
              'fileItems.id',
              'fileItems.folderId',
              'fileItems.name',
              sql<number>`up.height + 1`.as('height'),
            ]),
        ),
    )
    .selectFrom('up')
    .select(['startId', 'id', 'folderId', 'name'])
    .orderBy('startId')
    .orderBy('height', 'desc')
    .execute()
  const paths = new Map<string, PathEntry[]>()
  for (const [startId, path] of Map.groupBy(rows, (row) => row.startId)) {
    paths.set(
      startId,
      path.map(({ id, folderId, name }) => ({ id, folderId, name })),
    )
  }
  return paths
}

/** Of each of these folders, itself and those above it. */
export async function selectAncestors(db: Db, folderIds: readonly string[]): Promise<Map<string, string[]>> {
  const ancestors = new Map<string, string[]>(folderIds.map((id) => [id, []]))
  if (folderIds.length === 0) return ancestors
  const rows = await db
    .withRecursive('up(startId, id)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select(['id as startId', 'id'])
        .where('id', 'in', folderIds)
        .unionAll(
          cte
            .selectFrom('fileItems as below')
            .innerJoin('up', 'up.id', 'below.id')
            .innerJoin('fileItems as above', 'above.id', 'below.folderId')
            .select(['up.startId', 'above.id']),
        ),
    )
    .selectFrom('up')
    .select(['startId', 'id'])
    .execute()
  for (const { startId, id } of rows) ancestors.get(startId)!.push(id)
  return ancestors
}
