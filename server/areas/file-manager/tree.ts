/** The shared steps of changes in a company's folders. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { inChunks } from '../../lib/chunks.ts'
import { notFound } from '../../lib/problem.ts'
import { identityKey } from '../../lib/text.ts'
import { announceChange } from '../live/door.ts'
import {
  addContents,
  deleteRemoved,
  updateItems,
  updateRemoval,
  updateRemoved,
  type Contents,
} from './changes.queries.ts'
import { nameColumns, nameTaken, numberedName, partsOf } from '../../lib/item-names.ts'
import { selectNamed, selectNameKeys, selectPaths, type ItemRow } from './queries.ts'

export type WhenTaken = components['schemas']['FileManagerWhenTaken']
/** The columns needed to place a folder or file. */
export type Placed = Pick<ItemRow, 'id' | 'folderId' | 'name' | 'nameKey' | 'isFile' | 'bytes' | 'bytesBelow'>

const removedLifetimeMilliseconds = 24 * 60 * 60 * 1000

// The lock orders changes: two concurrent moves could each be valid and together form a cycle.
export function changeTree<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `file-manager:${ctx.company.id}`)
    const done = await work(db)
    await announceChange(ctx, db, 'files', { company: ctx.company.id })
    return done
  })
}

/** The folders from the root to this one. Throws 404. */
export async function existingPath(ctx: Context, db: Db, folderId: string | null) {
  if (folderId === null) return []
  const path = (await selectPaths(db, ctx.company.id, [folderId])).get(folderId)
  if (!path) throw notFound('No encontramos esa carpeta.')
  return path
}

const contentsOf = (rows: readonly Placed[]): Contents => ({
  folders: rows.filter(({ isFile }) => !isFile).length,
  files: rows.filter(({ isFile }) => isFile).length,
  bytes: rows.reduce((sum, { bytes, bytesBelow }) => sum + bytes + Number(bytesBelow), 0),
})

/** Subtracts rows from the counts of their folders. */
export async function leaveFolders(db: Db, rows: readonly Placed[]): Promise<void> {
  for (const [folderId, folderRows] of Map.groupBy(rows, (row) => row.folderId)) {
    const { folders, files, bytes } = contentsOf(folderRows)
    await addContents(db, folderId, { folders: -folders, files: -files, bytes: -bytes })
  }
}

/** Moves a row's counts from its folder to another. */
export async function moveContents(db: Db, row: Placed, folderId: string | null): Promise<void> {
  await leaveFolders(db, [row])
  await addContents(db, folderId, contentsOf([row]))
}

/** Removes rows (none inside another) and their contents for a day, under the id `removal`. */
export async function removeTrees(ctx: Context, db: Db, rows: readonly Placed[], removal: string): Promise<void> {
  const now = ctx.clock()
  await deleteRemoved(db, new Date(now.getTime() - removedLifetimeMilliseconds).toISOString())
  for (const chunk of inChunks(rows)) {
    const ids = chunk.map(({ id }) => id)
    await updateRemoved(db, ids, removal, now.toISOString())
  }
  await leaveFolders(db, rows)
}

/** Uses an item's id as its removal's id; an earlier removal with that id gets a new one and can no longer be restored. */
export async function removalOf(db: Db, id: string): Promise<string> {
  await updateRemoval(db, id, newId())
  return id
}

export const isReplaceable = (item: { isFile: number }, existing: { isFile: number }): boolean =>
  item.isFile === 1 && existing.isFile === 1

type Wanted = { id?: string; folderId: string | null; name: string; isFile: number }

/**
 * The name columns for an item in a folder. A replaced item is removed; `both` numbers the name. Throws 409 for a name in use
 * unless `whenTaken` allows it.
 */
export async function nameFor(ctx: Context, db: Db, item: Wanted, whenTaken: WhenTaken, removal: string) {
  const { id, folderId, isFile } = item
  const columns = nameColumns(item.name)
  const [existing] = await selectNamed(db, ctx.company.id, folderId, [columns.nameKey])
  if (!existing || existing.id === id) return columns
  if (whenTaken === 'both') return freeName(ctx, db, item)
  if (whenTaken === 'refuse' || !isReplaceable({ isFile }, existing)) throw nameTaken(existing)
  await removeTrees(ctx, db, [existing], removal)
  return columns
}

async function freeName(ctx: Context, db: Db, { folderId, name, isFile }: Wanted) {
  const { stem } = partsOf(name.trim(), isFile === 1)
  // A long stem is cut, so only its beginning is sure to match.
  const takenKeys = await selectNameKeys(db, ctx.company.id, folderId, identityKey(stem.slice(0, 200)))
  return nameColumns(numberedName(name.trim(), isFile === 1, (nameKey) => takenKeys.has(nameKey)))
}

export type Clash<Row> = { row: Row; existing: ItemRow }
type Placing = { folderId: string | null; whenTaken: WhenTaken; removal: string }

/** Moves rows into a folder and updates its counts; returns those left behind because their names are in use. */
export async function placeItems<Row extends Placed>(ctx: Context, db: Db, rows: readonly Row[], to: Placing) {
  const { folderId } = to
  const placed: Row[] = []
  const taken: Clash<Row>[] = []
  const seen = new Set<string>()
  for (const chunk of inChunks(rows)) {
    const names = await selectNamed(db, ctx.company.id, folderId, [...new Set(chunk.map(({ nameKey }) => nameKey))])
    const existing = new Set(names.map(({ nameKey }) => nameKey))
    const free = chunk.filter(({ nameKey }) => !existing.has(nameKey) && !seen.has(nameKey) && seen.add(nameKey))
    if (free.length > 0) {
      const ids = free.map(({ id }) => id)
      await updateItems(db, ids, { folderId, removal: null, removedAt: null })
      placed.push(...free)
    }
    const isFree = new Set(free)
    for (const row of chunk.filter((each) => !isFree.has(each))) {
      const clash = await placeOnto(ctx, db, row, to, seen)
      if (clash) taken.push({ row, existing: clash })
      else placed.push(row)
    }
  }
  await addContents(db, folderId, contentsOf(placed))
  return { placed, taken }
}

/** Places a row whose name is in use; returns the existing item if the row stays behind. */
async function placeOnto(ctx: Context, db: Db, row: Placed, to: Placing, seen: Set<string>) {
  const { folderId, whenTaken, removal } = to
  const [existing] = await selectNamed(db, ctx.company.id, folderId, [row.nameKey])
  // Items of the same call do not replace each other.
  const mayReplace = existing && isReplaceable(row, existing) && !seen.has(row.nameKey)
  if (whenTaken === 'refuse' || (whenTaken === 'replace' && existing && !mayReplace)) return existing
  const columns = await nameFor(ctx, db, { ...row, folderId }, whenTaken, removal)
  await updateItems(db, [row.id], { folderId, ...columns, removal: null, removedAt: null })
  seen.add(columns.nameKey)
  return undefined
}
