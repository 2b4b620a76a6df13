/** Queries that read folders and files. Removed items are excluded. */
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

/** The items of a folder (null: the root) of a company, or those with a text in their name. */
export type Listed = { companyId: number; folderId: string | null; search: string }

/** As in the indexes: the root has the id ''. */
const folderColumn = sql<string>`coalesce("folderId", '')`

function presentItems(db: Db, companyId: number) {
  return db.selectFrom('fileItems').where('companyId', '=', companyId).where('removal', 'is', null)
}

function listedItems(db: Db, { companyId, folderId, search }: Listed) {
  const items = presentItems(db, companyId)
  if (!search) return items.where(folderColumn, '=', folderId ?? '')
  return items.where(isLike('searchText', search))
}

/** Items in order: folders first, both by name. */
export function selectItems(db: Db, what: Listed, { offset = 0, limit }: { offset?: number; limit?: number } = {}) {
  const items = listedItems(db, what).select(itemColumns).orderBy('isFile').orderBy('sortKey').orderBy('id')
  return (limit === undefined ? items : items.limit(limit).offset(offset)).execute()
}

/** The ids of all of them, in the same order. */
export async function selectIds(db: Db, what: Listed): Promise<string[]> {
  const rows = await listedItems(db, what).select('id').orderBy('isFile').orderBy('sortKey').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Counts folders and files. A folder stores its own counts, so that its items need not be read. */
export async function countItems(db: Db, what: Listed): Promise<{ folders: number; files: number }> {
  const { companyId, folderId, search } = what
  if (folderId !== null && !search) {
    const storedCounts = presentItems(db, companyId).select(['foldersInside as folders', 'filesInside as files'])
    return (await storedCounts.where('id', '=', folderId).executeTakeFirst()) ?? { folders: 0, files: 0 }
  }
  const counts = listedItems(db, what).select((eb) => ['isFile', eb.fn.countAll<number | string>().as('count')])
  const rows = await counts.groupBy('isFile').execute()
  const countOf = (isFile: number) => Number(rows.find((row) => row.isFile === isFile)?.count ?? 0)
  return { folders: countOf(0), files: countOf(1) }
}

/** One folder or file of a company, or undefined. */
export function selectItem(db: Db, companyId: number, id: string) {
  return presentItems(db, companyId).select(itemColumns).where('id', '=', id).executeTakeFirst()
}

/** Some folders and files of a company. */
export function selectItemsById(db: Db, companyId: number, ids: readonly string[]) {
  return presentItems(db, companyId).select(itemColumns).where('id', 'in', ids).execute()
}

/** The items of a folder with these names. */
export function selectNamed(db: Db, companyId: number, folderId: string | null, nameKeys: readonly string[]) {
  const items = presentItems(db, companyId).select(itemColumns)
  return items
    .where(folderColumn, '=', folderId ?? '')
    .where('nameKey', 'in', nameKeys)
    .execute()
}

/** The folded names in a folder that begin with a text. */
export async function selectNameKeys(db: Db, companyId: number, folderId: string | null, start: string) {
  const items = presentItems(db, companyId)
    .select('nameKey')
    .where(folderColumn, '=', folderId ?? '')
  // No text with this prefix sorts after the prefix and the last character.
  const rows = await items.where('nameKey', '>=', start).where('nameKey', '<=', `${start}\u{10ffff}`).execute()
  return new Set(rows.map(({ nameKey }) => nameKey))
}

export type PathEntry = { id: string; folderId: string | null; name: string }

/** The folders from the root to each of these (inclusive), by id; missing ones are left out. */
export async function selectPaths(db: Db, companyId: number, folderIds: readonly string[]) {
  if (folderIds.length === 0) return new Map<string, PathEntry[]>()
  const rows = await db
    .withRecursive('up(startId, id, folderId, name, height)', (cte) =>
      cte
        .selectFrom('fileItems')
        .select(['id as startId', 'id', 'folderId', 'name', sql<number>`0`.as('height')])
        .where('id', 'in', folderIds)
        .where('companyId', '=', companyId)
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

/** The id and the ancestors' ids of each of these folders. */
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
