/** Queries that change documents and their versions. */
import { sql, type Insertable } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import { inChunks } from '../../lib/chunks.ts'
import { identityKey } from '../../lib/text.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { DocumentosTables } from './tables.ts'

type Documentos = DocumentosTables['documentos']
type Versiones = DocumentosTables['documentoVersiones']

export async function insertDocument(db: Db, row: Insertable<Documentos>): Promise<void> {
  await db.insertInto('documentos').values(row).execute()
}

/** Updates a document and counts its version. */
export async function updateDocument(db: Db, id: string, columns: Partial<Omit<Documentos, 'seq'>>): Promise<void> {
  await db
    .updateTable('documentos')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const insertVersions = (db: Db, rows: Versiones[]): Promise<void> => insertRows(db, 'documentoVersiones', rows)

export async function countVersions(db: Db, documentoId: string): Promise<number> {
  const { total } = await db
    .selectFrom('documentoVersiones')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('documentoId', '=', documentoId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The versions of a document, the newest first, with the state of their texts. */
export function selectVersions(db: Db, documentoId: string, { offset, size }: { offset: number; size: number }) {
  return db
    .selectFrom('documentoVersiones as v')
    .leftJoin('contenidoTextos as t', 't.hash', 'v.hash')
    .select(['v.numero', 'v.hash', 'v.bytes', 'v.mime', 'v.comentario', 'v.createdBy', 'v.uploadedBy', 'v.createdAt'])
    .select('t.estado')
    .where('v.documentoId', '=', documentoId)
    .orderBy('v.numero', 'desc')
    .offset(offset)
    .limit(size)
    .execute()
}

export function selectVersion(db: Db, documentoId: string, numero: number) {
  return db
    .selectFrom('documentoVersiones')
    .selectAll()
    .where('documentoId', '=', documentoId)
    .where('numero', '=', numero)
    .executeTakeFirst()
}

/** Sets the thumbnail of a version; returns whether there is such a version. */
export async function updateThumbnail(db: Db, documentoId: string, numero: number, miniatura: string) {
  const { numUpdatedRows } = await db
    .updateTable('documentoVersiones')
    .set({ miniatura })
    .where('documentoId', '=', documentoId)
    .where('numero', '=', numero)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Adds contents to those whose text is read; those that are there already stay as they are. */
export async function insertTexts(db: Db, rows: DocumentosTables['contenidoTextos'][]): Promise<void> {
  for (const chunk of inChunks(rows))
    await db
      .insertInto('contenidoTextos')
      .values(chunk)
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
}

export async function replaceTags(db: Db, documentoId: string, etiquetas: string[]): Promise<void> {
  await db.deleteFrom('documentoEtiquetas').where('documentoId', '=', documentoId).execute()
  const rows = etiquetas.map((etiqueta, posicion) => ({
    documentoId,
    clave: identityKey(etiqueta),
    etiqueta,
    posicion,
  }))
  await insertRows(db, 'documentoEtiquetas', rows)
}

type Link = Pick<components['schemas']['EventoVinculo'], 'entidad' | 'id'>

export async function replaceLinks(db: Db, documentoId: string, links: Link[]): Promise<void> {
  await db.deleteFrom('documentoVinculos').where('documentoId', '=', documentoId).execute()
  const rows = links.map(({ entidad, id: entidadId }, posicion) => ({ documentoId, entidad, entidadId, posicion }))
  await insertRows(db, 'documentoVinculos', rows)
}

/** Sets the order of the revisions of a drawing; the last one is in force. */
export async function updateRevisionOrder(db: Db, ids: string[]): Promise<void> {
  // First none: two in force at the same time would violate the unique index.
  if (ids.length > 0) await db.updateTable('documentos').set({ esVigente: 0 }).where('id', 'in', ids).execute()
  for (const [index, id] of ids.entries())
    await db
      .updateTable('documentos')
      .set({ revisionOrden: index + 1, esVigente: Number(index === ids.length - 1) })
      .where('id', '=', id)
      .execute()
}

export async function insertDownloads(db: Db, rows: Insertable<DocumentosTables['documentoDescargas']>[]) {
  await insertRows(db, 'documentoDescargas', rows)
}

export async function countDownloads(db: Db, documentoId: string): Promise<number> {
  const { total } = await db
    .selectFrom('documentoDescargas')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('documentoId', '=', documentoId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function selectDownloads(db: Db, documentoId: string, { offset, size }: { offset: number; size: number }) {
  return db
    .selectFrom('documentoDescargas')
    .select(['momento', 'usuario', 'usuarioId', 'numero'])
    .where('documentoId', '=', documentoId)
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(size)
    .execute()
}

export async function insertChange(db: Db, row: DocumentosTables['documentoCambios']): Promise<void> {
  await db.insertInto('documentoCambios').values(row).execute()
}

/** Deletes a change of many and returns its rows, so that it is undone once. */
export function takeChange(db: Db, id: string, { proyectoId, usuarioId }: { proyectoId: number; usuarioId: string }) {
  return db
    .deleteFrom('documentoCambios')
    .where('id', '=', id)
    .where('proyectoId', '=', proyectoId)
    .where('usuarioId', '=', usuarioId)
    .returning('filas')
    .executeTakeFirst()
}

export async function deleteChangesBefore(db: Db, momento: string): Promise<void> {
  await db.deleteFrom('documentoCambios').where('momento', '<', momento).execute()
}

type Trash = { borradoPor: string; borradoEn: string }

/** Moves documents to the trash, each as an entry. */
export async function trashDocuments(db: Db, ids: string[], trash: Trash): Promise<void> {
  for (const chunk of inChunks(ids))
    await db
      .updateTable('documentos')
      .set((eb) => ({ ...trash, borradoCon: eb.ref('id'), esVigente: 0 }))
      .where('id', 'in', chunk)
      .execute()
}

/** Moves folders and the documents in them to the trash, under one entry. */
export async function trashFolders(db: Db, ids: string[], trash: Trash & { borradoCon: string }): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await db
      .updateTable('documentos')
      .set({ ...trash, esVigente: 0 })
      .where('carpetaId', 'in', chunk)
      .where('borradoCon', 'is', null)
      .execute()
    await db.updateTable('carpetas').set(trash).where('id', 'in', chunk).where('borradoCon', 'is', null).execute()
  }
}

const none = { borradoCon: null, borradoPor: null, borradoEn: null }

/** Restores what is under an entry of the trash. The entry must have a free place and name first. */
export async function untrash(db: Db, entryId: string): Promise<void> {
  await db.updateTable('carpetas').set(none).where('borradoCon', '=', entryId).execute()
  await db.updateTable('documentos').set(none).where('borradoCon', '=', entryId).execute()
}

/** The drawings under an entry of the trash, or in folders: their discipline and number. */
export function selectDrawingsOf(db: Db, where: { entryId: string } | { folders: string[] }) {
  const drawings = db
    .selectFrom('documentos')
    .select(['disciplina', 'planoClave'])
    .distinct()
    .where('disciplina', 'is not', null)
  return 'entryId' in where
    ? drawings.where('borradoCon', '=', where.entryId).execute()
    : drawings.where('carpetaId', 'in', where.folders).where('borradoCon', 'is', null).execute()
}

/** The entries of the trash: each deleted document or folder, without what a folder contains. */
function trashEntries(db: Db, proyectoId: number) {
  const documents = db
    .selectFrom('documentos')
    .select(['id', 'nombre', 'sortKey', 'carpetaId', 'borradoPor', 'borradoEn', sql<number>`0`.as('isFolder')])
    .where('proyectoId', '=', proyectoId)
    .whereRef('borradoCon', '=', 'id')
  const folders = db
    .selectFrom('carpetas')
    .select([
      'id',
      'nombre',
      'sortKey',
      'padreId as carpetaId',
      'borradoPor',
      'borradoEn',
      sql<number>`1`.as('isFolder'),
    ])
    .where('proyectoId', '=', proyectoId)
    .whereRef('borradoCon', '=', 'id')
  return documents.unionAll(folders)
}

/** All entries, the last deleted first; with the number and bytes of documents under each. */
export async function selectTrash(db: Db, proyectoId: number) {
  const entries = await db
    .selectFrom(trashEntries(db, proyectoId).as('entry'))
    .selectAll()
    .orderBy('borradoEn', 'desc')
    .orderBy('sortKey')
    .orderBy('id')
    .execute()
  const sums = await db
    .selectFrom('documentos')
    .select((eb) => ['borradoCon', eb.fn.countAll().as('documentos'), eb.fn.sum('tamano').as('tamano')])
    .where('proyectoId', '=', proyectoId)
    .where('borradoCon', 'is not', null)
    .groupBy('borradoCon')
    .execute()
  const byEntry = new Map(sums.map((sum) => [sum.borradoCon, sum]))
  return entries.map((entry) => {
    const sum = byEntry.get(entry.id)
    return { ...entry, documentos: Number(sum?.documentos ?? 0), tamano: Number(sum?.tamano ?? 0) }
  })
}

export type TrashRow = Awaited<ReturnType<typeof selectTrash>>[number]

/** Deletes for good what is in the trash since before a moment. */
export async function deleteTrashBefore(db: Db, momento: string): Promise<void> {
  await db.deleteFrom('documentos').where('borradoEn', '<', momento).execute()
  await db.deleteFrom('carpetas').where('borradoEn', '<', momento).execute()
}

export async function hasTrashBefore(db: Db, momento: string): Promise<boolean> {
  const document = db.selectFrom('documentos').select('id').where('borradoEn', '<', momento).limit(1)
  const folder = db.selectFrom('carpetas').select('id').where('borradoEn', '<', momento).limit(1)
  return (await document.executeTakeFirst()) !== undefined || (await folder.executeTakeFirst()) !== undefined
}
