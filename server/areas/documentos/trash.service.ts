/** The trash of a project: 30 days, each entry a document or a folder with its content. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context, Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body, Query } from '../../http/contract.ts'
import { inChunks } from '../../lib/chunks.ts'
import { notFound } from '../../lib/problem.ts'
import { hasWords } from '../../lib/text.ts'
import { recordChanges } from '../../records/history.ts'
import { pageOf } from '../../records/page.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { announceDocuments } from './announce.ts'
import { updateFolder, type StoredFolder } from './carpetas.queries.ts'
import * as changes from './changes.queries.ts'
import type { FolderTree } from './folders.ts'
import { loadTree } from './load.ts'
import { restoredName } from './place.ts'
import { settleRevisions } from './planos.service.ts'
import type { DocumentRow } from './queries.ts'

type Schemas = components['schemas']

const dayMilliseconds = 24 * 60 * 60 * 1000
const trashMilliseconds = 30 * dayMilliseconds

type Selection = { documents: DocumentRow[]; folders: StoredFolder[] }

/** Inside a write: moves documents, and folders with their content (none inside another), to the trash. */
export async function trashEntries(
  ctx: Context,
  scope: ProjectScope,
  { documents, folders }: Selection,
): Promise<void> {
  const { db, project, desarrolladoraId } = scope
  const trash = { borradoPor: ctx.user.name, borradoEn: ctx.clock().toISOString() }
  const tree = await loadTree(db, project.id)
  const drawings: Awaited<ReturnType<typeof changes.selectDrawingsOf>> = [...documents]
  for (const { id } of folders) {
    const within = tree.within(id)
    for (const chunk of inChunks(within)) drawings.push(...(await changes.selectDrawingsOf(db, { folders: chunk })))
    await changes.trashFolders(db, within, { ...trash, borradoCon: id })
  }
  await changes.trashDocuments(
    db,
    documents.map(({ id }) => id),
    trash,
  )
  await settleDrawings(db, project.id, drawings)
  const whose = { desarrolladoraId, proyectoId: project.id, accion: 'borrar' }
  const changeOf = (entidad: string, row: { id: string; nombre: string }) => {
    return { ...whose, entidad, entidadId: row.id, antes: { nombre: row.nombre }, despues: { borrado: true } }
  }
  await recordChanges(ctx, db, [
    ...documents.map((row) => changeOf('documento', row)),
    ...folders.map((row) => changeOf('carpeta', row)),
  ])
  await announceDocuments(ctx, db, project.id)
}

type Drawings = Parameters<typeof settleRevisions>[2][]

async function settleDrawings(db: Db, proyectoId: number, drawings: Drawings): Promise<void> {
  const each = new Map(drawings.map((drawing) => [`${drawing.disciplina} ${drawing.planoClave}`, drawing]))
  for (const drawing of each.values()) await settleRevisions(db, proyectoId, drawing)
}

/** A page of the trash, the last deleted first. Throws 404. */
export async function listPapelera(
  ctx: Context,
  proyectoId: number,
  { search = '', ...query }: Query<'listPapelera'>,
): Promise<Schemas['PapeleraPage']> {
  const { db } = await projectScope(ctx, ctx.store.read, proyectoId)
  const [all, tree] = await Promise.all([changes.selectTrash(db, proyectoId), loadTree(db, proyectoId)])
  const rows = all.filter(({ nombre }) => hasWords(nombre, search))
  const { offset, size, answer } = pageOf(query, rows.length)
  const items = rows.slice(offset, offset + size).map((row) => toEntry(row, tree))
  return { items, ...answer }
}

function toEntry(row: changes.TrashRow, tree: FolderTree): Schemas['PapeleraEntrada'] {
  const { id, nombre, carpetaId, documentos, tamano } = row
  const borradoEn = row.borradoEn!
  return {
    id,
    clase: row.isFolder ? 'carpeta' : 'documento',
    nombre,
    ruta: tree.pathOf(carpetaId),
    documentos,
    tamano,
    borradoPor: row.borradoPor!,
    borradoEn,
    seEliminaEn: new Date(Date.parse(borradoEn) + trashMilliseconds).toISOString(),
  }
}

export type Restored = { id: string; nombre: string; carpetaId: string | null }

/** Inside a write: restores some entries; those that are not in the trash are left out. */
export async function restoreEntries(ctx: Context, scope: ProjectScope, ids: string[]): Promise<Restored[]> {
  const { db, project, desarrolladoraId } = scope
  const wanted = new Set(ids)
  const rows = (await changes.selectTrash(db, project.id)).filter(({ id }) => wanted.has(id))
  const restored: Restored[] = []
  const noted = []
  let tree = await loadTree(db, project.id)
  // Folders first: a document that was deleted before its folder goes back into it.
  for (const row of rows.toSorted((one, other) => other.isFolder - one.isFolder)) {
    const { id, nombre, carpetaId } = await restoreEntry(scope, row, tree)
    if (row.isFolder) tree = await loadTree(db, project.id)
    restored.push({ id, nombre, carpetaId })
    noted.push({
      desarrolladoraId,
      proyectoId: project.id,
      entidad: row.isFolder ? 'carpeta' : 'documento',
      entidadId: id,
      accion: 'restaurar',
      antes: { nombre: row.nombre, borrado: true },
      despues: { nombre, carpetaId, borrado: false },
    })
  }
  await recordChanges(ctx, db, noted)
  await announceDocuments(ctx, db, project.id)
  return restored
}

async function restoreEntry({ db, project }: ProjectScope, row: changes.TrashRow, tree: FolderTree): Promise<Restored> {
  const proyectoId = project.id
  const isFile = !row.isFolder
  const carpetaId = tree.isLiving(row.carpetaId) ? row.carpetaId : null
  const name = await restoredName(db, { proyectoId, carpetaId, nombre: row.nombre, isFile })
  if (isFile) await changes.updateDocument(db, row.id, { ...name, carpetaId })
  else await updateFolder(db, row.id, { ...name, padreId: carpetaId })
  const drawings = await changes.selectDrawingsOf(db, { entryId: row.id })
  await changes.untrash(db, row.id)
  await settleDrawings(db, proyectoId, drawings)
  return { id: row.id, nombre: name.nombre, carpetaId }
}

/** Restores entries of the trash. Throws 404 if one of them is not there. */
export function restorePapelera(
  ctx: Context,
  proyectoId: number,
  { ids }: Body<'restorePapelera'>,
): Promise<Schemas['PapeleraRestaurados']> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const items = await restoreEntries(ctx, scope, ids)
    if (items.length < new Set(ids).size) throw notFound('Ya no está en la papelera.')
    return { items }
  })
}

/** Deletes for good what is in the trash for 30 days; one replica at a time. */
export async function emptyTrash({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - trashMilliseconds).toISOString()
  if (!(await changes.hasTrashBefore(store.read, before))) return
  await store.write(async (db) => {
    await store.lock(db, 'documents trash')
    await changes.deleteTrashBefore(db, before)
  })
}

/** As `emptyTrash`, in the background. */
export function emptyTrashSoon(services: Pick<Services, 'store' | 'clock' | 'background'>): void {
  services.background.run('empty the trash', () => emptyTrash(services))
}
