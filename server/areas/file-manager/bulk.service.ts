/** Bulk operations on folders and files: move, delete, restore. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { inChunks } from '../../lib/chunks.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { selectRemoved, updateItems } from './changes.queries.ts'
import { toItem } from './item.ts'
import { nameColumns } from '../../lib/item-names.ts'
import { selectAncestors, selectItemsById, selectNamed, type ItemRow } from './queries.ts'
import * as tree from './tree.ts'

type Schemas = components['schemas']

/** The existing items among the ids, in that order. Throws 404 if there are none. */
async function selectChosen(ctx: Context, db: Db, ids: readonly string[]): Promise<ItemRow[]> {
  const uniqueIds = [...new Set(ids)]
  const rows: ItemRow[] = []
  for (const chunk of inChunks(uniqueIds)) rows.push(...(await selectItemsById(db, ctx.company.id, chunk)))
  if (rows.length === 0) throw notFound()
  const places = new Map(uniqueIds.map((id, place) => [id, place]))
  return rows.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!)
}

/** The rows that are not inside another of the rows. */
async function topmost(db: Db, rows: readonly ItemRow[]): Promise<ItemRow[]> {
  const chosen = new Set(rows.map(({ id }) => id))
  const folders = [...new Set(rows.flatMap(({ folderId }) => folderId ?? []))]
  const isBelow = new Map<string | null, boolean>([[null, false]])
  for (const chunk of inChunks(folders)) {
    const ancestors = await selectAncestors(db, chunk)
    for (const [folderId, ids] of ancestors)
      isBelow.set(
        folderId,
        ids.some((id) => chosen.has(id)),
      )
  }
  return rows.filter(({ folderId }) => !isBelow.get(folderId))
}

/** The names that exist in a folder already. Throws 404. */
export async function findTakenFileNames(ctx: Context, { folderId, names }: Schemas['FileManagerNames']) {
  const db = ctx.store.read
  await tree.existingPath(ctx, db, folderId)
  const keys = new Map(names.map((name) => [nameColumns(name).nameKey, name]))
  const existing = await selectNamed(db, ctx.company.id, folderId, [...keys.keys()])
  const clashes = existing.map((row) => {
    const { nameKey, isFile } = row
    return { id: null, name: keys.get(nameKey)!, existing: toItem(row), isReplaceable: isFile === 1 }
  })
  return { taken: clashes }
}

/** Moves folders and files. Throws 404, and 409 for a folder moved into itself or a descendant. */
export async function moveFiles(ctx: Context, input: Schemas['FileManagerMove']): Promise<Schemas['FileManagerMoved']> {
  const { ids, folderId, whenTaken = 'refuse' } = input
  const removal = newId()
  return tree.changeTree(ctx, async (db) => {
    const path = await tree.existingPath(ctx, db, folderId)
    const chosen = await selectChosen(ctx, db, ids)
    const moving = new Set(ids)
    if (path.some(({ id }) => moving.has(id))) throw conflict('Una carpeta no se puede mover dentro de sí misma.')
    const rows = chosen.filter((row) => row.folderId !== folderId)
    const { placed, taken } = await tree.placeItems(ctx, db, rows, { folderId, whenTaken, removal })
    await tree.leaveFolders(db, placed)
    const clashes = taken.map(({ row, existing }) => {
      const { id, name } = row
      return { id, name, existing: toItem(existing), isReplaceable: tree.isReplaceable(row, existing) }
    })
    const from = [...Map.groupBy(placed, (row) => row.folderId)].map(([sourceFolderId, group]) => {
      return { folderId: sourceFolderId, ids: group.map(({ id }) => id) }
    })
    return { moved: placed.length, from, taken: clashes, removal }
  })
}

/** Deletes files, and folders with their contents. Throws 404 if none exists. */
export async function deleteFiles(ctx: Context, ids: string[]): Promise<Schemas['FileManagerDeletion']> {
  const removal = newId()
  return tree.changeTree(ctx, async (db) => {
    const chosen = await selectChosen(ctx, db, ids)
    await tree.removeTrees(ctx, db, await topmost(db, chosen), removal)
    return { removal, deleted: chosen.length }
  })
}

/** Restores the items of a removal. Throws 404. */
export async function restoreFiles(ctx: Context, { removal, whenTaken = 'both' }: Schemas['FileManagerRestore']) {
  return tree.changeTree(ctx, async (db) => {
    const rows = await selectRemoved(db, ctx.company.id, removal)
    if (rows.length === 0) throw notFound('Ya no se puede recuperar.')
    const isTop = ({ folderRemoval }: (typeof rows)[number]) => folderRemoval !== removal
    const below = rows.filter((row) => !isTop(row)).map(({ id }) => id)
    for (const chunk of inChunks(below)) await updateItems(db, chunk, { removal: null, removedAt: null })
    const tops = rows.filter(isTop)
    const replacing = newId()
    // Items whose folder is deleted go to the root.
    const byFolder = Map.groupBy(tops, (row) => (row.folderRemoval === null ? row.folderId : null))
    let restored = 0
    for (const [folderId, group] of byFolder) {
      const placing = { folderId, removal: replacing }
      const { placed, taken: clashes } = await tree.placeItems(ctx, db, group, { ...placing, whenTaken })
      const refused = clashes.map(({ row }) => row)
      // What may not replace an existing item is restored under a new name.
      if (refused.length > 0) await tree.placeItems(ctx, db, refused, { ...placing, whenTaken: 'both' })
      restored += placed.length + refused.length
    }
    return { restored }
  })
}
