/** Folders and files of the active company. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { OpenFile } from '../../db/files/files.ts'
import { requireRoom } from '../../db/storage-use.ts'
import { definedFields } from '../../lib/defined.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import { newId } from '../../lib/ids.ts'
import { imageType } from '../../lib/image-type.ts'
import { conflict, invalid, notFound } from '../../lib/problem.ts'
import { insertItem, updateItems } from './changes.queries.ts'
import { fileKind } from './file-text.ts'
import { toItem } from './item.ts'
import { fileName, nameColumns } from '../../lib/item-names.ts'
import { countItems, selectIds, selectItem, selectItems, selectPaths, type ItemRow, type Listed } from './queries.ts'
import * as tree from './tree.ts'

type Schemas = components['schemas']
type Item = Schemas['FileManagerItem']

const mostFound = 500
const defaultPageSize = 200
const mostImageBytes = 10 * 1024 * 1024

type Page = { page?: number | undefined; size?: number | undefined }
type ItemsQuery = { folderId: string | null; search?: string | undefined }

function listedItems(ctx: Context, { folderId, search = '' }: ItemsQuery): Listed {
  const text = search.trim()
  return { companyId: ctx.company.id, folderId: text ? null : folderId, search: text }
}

/**
 * The folders and files of a folder (null: the root) by name, with the path to it; a search covers all folders
 * (docs/domain/suite.md, Files). Throws 404.
 */
export async function listFiles(ctx: Context, query: ItemsQuery & Page): Promise<Schemas['FileManagerListing']> {
  const what = listedItems(ctx, query)
  const db = ctx.store.read
  // In parallel: in sequence these are three round trips to PostgreSQL.
  const [path, counts, rows] = await Promise.all([
    tree.existingPath(ctx, db, what.folderId),
    countItems(db, what),
    selectItems(db, what, sliceOf(query, what)),
  ])
  const items = rows.map(toItem)
  const countOf = (isFolder: boolean) => items.filter((item) => (item.type === 'folder') === isFolder)
  const places = what.search ? await placesOf(ctx, db, rows) : []
  return {
    folders: countOf(true),
    files: countOf(false),
    folderCount: counts.folders,
    fileCount: counts.files,
    path,
    places,
  }
}

/** The folders of rows, each with its path. */
async function placesOf(ctx: Context, db: Db, rows: readonly ItemRow[]): Promise<Schemas['FileManagerPlace'][]> {
  const folderIds = new Set(rows.flatMap(({ folderId }) => folderId ?? []))
  const paths = await selectPaths(db, ctx.company.id, [...folderIds])
  return [...paths].map(([folderId, path]) => ({ folderId, path }))
}

/** The requested page; by default the whole folder. */
function sliceOf({ page, size }: Page, { search }: Listed): { offset?: number; limit?: number } {
  if (page === undefined && size === undefined) return search ? { limit: mostFound } : {}
  const limit = size ?? defaultPageSize
  return { limit, offset: ((page ?? 1) - 1) * limit }
}

/** The ids of all items that `listFiles` pages through. Throws 404. */
export async function listFileIds(ctx: Context, query: ItemsQuery): Promise<Schemas['FileManagerIds']> {
  const what = listedItems(ctx, query)
  const [ids] = await Promise.all([
    selectIds(ctx.store.read, what),
    tree.existingPath(ctx, ctx.store.read, what.folderId),
  ])
  return { ids }
}

/** One folder or file. Throws 404. */
export async function getFile(ctx: Context, id: string): Promise<Item> {
  return toItem(await existingItem(ctx, ctx.store.read, id))
}

/** Creates an empty folder. Throws 404 for a missing parent folder, 409 for a name in use. */
export async function createFolder(ctx: Context, input: Schemas['FileManagerFolderInput']): Promise<Item> {
  const { name, folderId = null, description = null } = input
  return tree.changeTree(ctx, async (db) => {
    await tree.existingPath(ctx, db, folderId)
    const id = newId()
    const nameColumns = await tree.nameFor(ctx, db, { folderId, name, isFile: 0 }, 'refuse', id)
    await insertItem(db, {
      id,
      folderId,
      ...nameColumns,
      description,
      type: 'folder',
      bytes: 0,
      ...creationColumns(ctx),
    })
    return toItem(await existingItem(ctx, db, id))
  })
}

export type FileInput = {
  folderId: string | null
  description: string | null
  whenTaken: tree.WhenTaken
  file: UploadedFile
}

/** Stores an uploaded file. Throws 413 beyond the quota, 415 for a false image, 404 for a missing folder, 409 for a name in use. */
export async function uploadFile(ctx: Context, input: FileInput): Promise<Item> {
  const { folderId, description, whenTaken, file } = input
  const { hash, bytes } = file
  const name = fileName(file.name)
  const type = await kindOf(ctx, name, file)
  return tree.changeTree(ctx, async (db) => {
    await tree.existingPath(ctx, db, folderId)
    const id = newId()
    const nameColumns = await tree.nameFor(ctx, db, { folderId, name, isFile: 1 }, whenTaken, id)
    const entry = { id, folderId, ...nameColumns, description, type, bytes, hash, ...creationColumns(ctx) }
    await requireRoom(ctx, db, bytes)
    await insertItem(db, { ...entry, uploadedBy: ctx.user.id })
    return toItem(await existingItem(ctx, db, id))
  })
}

type Change = { id: string; item: Schemas['FileManagerItemPatch']; whenTaken?: tree.WhenTaken | undefined }

/** Renames, describes or moves an item. Throws 404, and 409 for a name in use or a folder moved into a descendant. */
export async function updateFile(ctx: Context, { id, item: patch, whenTaken = 'refuse' }: Change): Promise<Item> {
  const { id: innerId, name, description, folderId } = patch
  if (innerId !== undefined && innerId !== id) throw invalid('item.id', 'No coincide con el registro que se cambia.')
  return tree.changeTree(ctx, async (db) => {
    const row = await existingItem(ctx, db, id)
    if (folderId !== undefined) await requireOutside(ctx, db, id, folderId)
    const place = folderId === undefined ? row.folderId : folderId
    const isSame = place === row.folderId && (name === undefined || nameColumns(name).name === row.name)
    if (!isSame) await rename(ctx, db, row, { folderId: place, name: name ?? row.name, whenTaken })
    const fields = definedFields({ name, description, folderId })
    if (Object.keys(fields).length > 0) {
      const modifiedAt = ctx.clock().toISOString()
      await updateItems(db, [id], { ...definedFields({ description }), modifiedAt })
    }
    return toItem(await existingItem(ctx, db, id))
  })
}

async function requireOutside(ctx: Context, db: Db, id: string, folderId: string | null): Promise<void> {
  const path = await tree.existingPath(ctx, db, folderId)
  if (path.some((folder) => folder.id === id)) throw conflict('Una carpeta no se puede mover dentro de sí misma.')
}

type Rename = { folderId: string | null; name: string; whenTaken: tree.WhenTaken }

async function rename(ctx: Context, db: Db, row: ItemRow, { folderId, name, whenTaken }: Rename): Promise<void> {
  const removal = whenTaken === 'replace' ? await tree.removalOf(db, row.id) : row.id
  const nameColumns = await tree.nameFor(ctx, db, { ...row, folderId, name }, whenTaken, removal)
  await updateItems(db, [row.id], { folderId, ...nameColumns })
  if (folderId !== row.folderId) await tree.moveContents(db, row, folderId)
}

/** Deletes a file, or a folder with its contents. Throws 404. */
export async function deleteFile(ctx: Context, id: string): Promise<true> {
  return tree.changeTree(ctx, async (db) => {
    await tree.removeTrees(ctx, db, [await existingItem(ctx, db, id)], await tree.removalOf(db, id))
    return true as const
  })
}

/** A file with its content as a stream. Throws 404, also for a folder. */
export async function downloadFile(ctx: Context, id: string): Promise<OpenFile & { kind: string }> {
  const item = await selectItem(ctx.store.read, ctx.company.id, id)
  if (!item?.hash) throw notFound('No encontramos ese archivo.')
  return { name: item.name, kind: item.type, bytes: item.bytes, content: await ctx.files.open(item.hash) }
}

/** The kind of an upload; images up to a size limit are read completely to validate them. */
async function kindOf(ctx: Context, name: string, { hash, bytes, head }: UploadedFile): Promise<string> {
  const isWhole = bytes <= mostImageBytes
  return fileKind(name, isWhole && imageType(head) ? await ctx.files.read(hash) : head, isWhole)
}

async function existingItem(ctx: Context, db: Db, id: string): Promise<ItemRow> {
  const row = await selectItem(db, ctx.company.id, id)
  if (!row) throw notFound()
  return row
}

function creationColumns(ctx: Context) {
  const now = ctx.clock().toISOString()
  return { companyId: ctx.company.id, createdBy: ctx.user.name, createdAt: now, modifiedAt: now }
}
