/**
 * Who may: members read, from miembro on they write.
 * Rules of folders and files. They belong to the company that the call works in.
 */
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
import { sortKey } from '../../lib/text.ts'
import { announceChange } from '../events/service.ts'
import { contentsText, fileKind, sizeText } from './file-text.ts'
import {
  deleteTree,
  insertItem,
  selectFound,
  selectItem,
  selectItems,
  selectPath,
  selectTotals,
  updateItem,
} from './queries.ts'

type Schemas = components['schemas']
type Item = Schemas['FileManagerItem']
type ItemRow = NonNullable<Awaited<ReturnType<typeof selectItem>>>

const maxNameLength = 255
const mostFound = 500
const mostImageBytes = 10 * 1024 * 1024

/**
 * The folders and files of a folder (null: the root) by name, and the way to it (seed 001, section 7); with a search those of all
 * folders. Throws 404.
 */
export async function listFiles(
  ctx: Context,
  folderId: string | null,
  search = '',
): Promise<Schemas['FileManagerListing']> {
  const db = ctx.store.read
  const wanted = search.trim()
  const path = folderId === null || wanted ? [] : await existingPath(ctx, db, folderId)
  const rows = wanted
    ? await selectFound(db, ctx.company.id, wanted, mostFound)
    : await selectItems(db, ctx.company.id, folderId)
  const items = await describe(db, rows)
  const [folders, files] = [true, false].map((isFolder) =>
    items.filter((item) => (item.type === 'folder') === isFolder),
  )
  return { folders: folders!, files: files!, path }
}

/** Creates an empty folder. Throws 404 where the one to create it in is not there. */
export async function createFolder(ctx: Context, input: Schemas['FileManagerFolderInput']): Promise<Item> {
  const { name, folderId = null, description = null } = input
  return changeTree(ctx, async (db) => {
    if (folderId !== null) await existingPath(ctx, db, folderId)
    const id = newId()
    await insertItem(db, { id, folderId, ...nameColumns(name), description, type: 'folder', bytes: 0, ...made(ctx) })
    return describedItem(ctx, db, id)
  })
}

export type FileInput = { folderId: string | null; description: string | null; file: UploadedFile }

/** Adds an uploaded file. Throws 413 without room for it, 415 for a false image, 404 where the folder is not there. */
export async function uploadFile(ctx: Context, { folderId, description, file }: FileInput): Promise<Item> {
  const { hash, bytes } = file
  const plainName = fileName(file.name)
  const type = await kindOf(ctx, plainName, file)
  return changeTree(ctx, async (db) => {
    if (folderId !== null) await existingPath(ctx, db, folderId)
    const id = newId()
    const entry = { id, folderId, ...nameColumns(plainName), description, type, bytes, hash, ...made(ctx) }
    await requireRoom(ctx, db, bytes)
    await insertItem(db, { ...entry, uploadedBy: ctx.user.id })
    return describedItem(ctx, db, id)
  })
}

/** Renames, describes or moves. Throws 404, and 409 for a folder that would go into itself or below itself. */
export async function updateFile(ctx: Context, id: string, patch: Schemas['FileManagerItemPatch']): Promise<Item> {
  const { id: innerId, name, description, folderId } = patch
  if (innerId !== undefined && innerId !== id) throw invalid('item.id', 'No coincide con el registro que se cambia.')
  return changeTree(ctx, async (db) => {
    if (!(await selectItem(db, ctx.company.id, id))) throw notFound()
    if (folderId) {
      const path = await existingPath(ctx, db, folderId)
      if (path.some((folder) => folder.id === id)) throw conflict('Una carpeta no se puede mover dentro de sí misma.')
    }
    const named = name === undefined ? {} : nameColumns(name)
    const fields = definedFields({ ...named, description, folderId })
    if (Object.keys(fields).length > 0) {
      await updateItem(db, id, { ...fields, modifiedAt: ctx.clock().toISOString() })
    }
    return describedItem(ctx, db, id)
  })
}

/** Deletes a file, or a folder with everything below it. Throws 404. */
export async function deleteFile(ctx: Context, id: string): Promise<true> {
  return changeTree(ctx, async (db) => {
    if (!(await deleteTree(db, ctx.company.id, id))) throw notFound()
    return true as const
  })
}

/** A file with its content, as a stream. Throws 404, for a folder too. */
export async function downloadFile(ctx: Context, id: string): Promise<OpenFile & { kind: string }> {
  const item = await selectItem(ctx.store.read, ctx.company.id, id)
  if (!item?.hash) throw notFound('No encontramos ese archivo.')
  return { name: item.name, kind: item.type, bytes: item.bytes, content: await ctx.files.open(item.hash) }
}

/** The kind of an upload: an image that is no giant is read whole to see whether it is one. */
async function kindOf(ctx: Context, name: string, { hash, bytes, head }: UploadedFile): Promise<string> {
  const isWhole = bytes <= mostImageBytes
  return fileKind(name, isWhole && imageType(head) ? await ctx.files.read(hash) : head, isWhole)
}

// One after the other: two moves at once could each be fine and together make a circle.
function changeTree<T>(ctx: Context, work: (db: Db) => Promise<T>): Promise<T> {
  return ctx.store.write(async (db) => {
    await ctx.store.lock(db, `file-manager:${ctx.company.id}`)
    const done = await work(db)
    await announceChange(ctx, db, 'files', { company: ctx.company.id })
    return done
  })
}

async function existingPath(ctx: Context, db: Db, folderId: string) {
  const path = await selectPath(db, ctx.company.id, folderId)
  if (path.length === 0) throw notFound('No encontramos esa carpeta.')
  return path
}

async function describedItem(ctx: Context, db: Db, id: string): Promise<Item> {
  const row = await selectItem(db, ctx.company.id, id)
  return (await describe(db, [row!]))[0]!
}

/** Rows in the contract's shape: sizes and contents as text. */
async function describe(db: Db, rows: ItemRow[]): Promise<Item[]> {
  const folderIds = rows.filter((row) => row.type === 'folder').map((row) => row.id)
  const totals = folderIds.length > 0 ? await selectTotals(db, folderIds) : []
  const byFolder = new Map(totals.map((total) => [total.rootId, total]))
  return rows.map(({ bytes, hash: _hash, ...row }) => {
    if (row.type !== 'folder') return { ...row, size: sizeText(bytes), contents: null }
    const { folders = 0, files = 0, bytes: below = 0 } = byFolder.get(row.id) ?? {}
    return { ...row, size: sizeText(below), contents: contentsText(folders, files) }
  })
}

/** The name of an upload without the folders that some browsers put before it. */
function fileName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  if (name === '') throw invalid('file', 'El archivo no tiene nombre.')
  if (name.length > maxNameLength) throw invalid('file', `El nombre tiene más de ${maxNameLength} caracteres.`)
  return name
}

function nameColumns(name: string) {
  const trimmed = name.trim().toWellFormed()
  return { name: trimmed, sortKey: sortKey(trimmed) }
}

function made(ctx: Context) {
  const now = ctx.clock().toISOString()
  return { developerId: ctx.company.id, createdBy: ctx.user.name, createdAt: now, modifiedAt: now }
}
