/** Changes of many documents and folders, which can be undone for a day. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body } from '../../http/contract.ts'
import { newId } from '../../lib/ids.ts'
import { notFound, Problem } from '../../lib/problem.ts'
import { identityKey } from '../../lib/text.ts'
import { recordChanges } from '../../records/history.ts'
import { writeRecords } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { announceDocuments } from './announce.ts'
import { selectFolder, selectKeys, selectManyNamed, updateFolder } from './carpetas.queries.ts'
import { requireLevels, requireOutside, topmostFolders } from './carpetas.service.ts'
import * as changes from './changes.queries.ts'
import { loadTree } from './load.ts'
import { documentName } from './names.ts'
import { numbered, requireFolder, restoredName } from './place.ts'
import { selectDocument, selectDocuments, selectTags } from './queries.ts'
import { searchTextOf, uniqueTags } from './store.service.ts'
import { restoreEntries, trashEntries } from './trash.service.ts'

type Schemas = components['schemas']
type Changed = Schemas['DocumentosCambiados']

const dayMilliseconds = 24 * 60 * 60 * 1000
const mostTags = 20

/** How to undo one part of a change: `version` is that after the change. */
type UndoRow =
  | { kind: 'document' | 'folder'; id: string; version: number; nombre: string; carpetaId: string | null }
  | { kind: 'tags'; id: string; version: number; etiquetas: string[] }
  | { kind: 'trash'; id: string }

async function rememberChange(ctx: Context, { db, project }: ProjectScope, rows: UndoRow[]): Promise<string> {
  const now = ctx.clock()
  await changes.deleteChangesBefore(db, new Date(now.getTime() - dayMilliseconds).toISOString())
  const id = newId()
  const filas = JSON.stringify(rows)
  await changes.insertChange(db, {
    id,
    proyectoId: project.id,
    usuarioId: ctx.user.id,
    momento: now.toISOString(),
    filas,
  })
  return id
}

/** The selected documents and topmost folders that exist. Throws 404 if there are none. */
async function selectChosen(scope: ProjectScope, { documentos = [], carpetas = [] }: Schemas['DocumentosSeleccion']) {
  const { db, project } = scope
  const documents = await selectDocuments(db, project.id, [...new Set(documentos)])
  const folders = await topmostFolders(scope, [...new Set(carpetas)])
  if (documents.length + folders.length === 0) throw notFound('No encontramos nada de lo elegido.')
  return { documents, folders }
}

type Entry = {
  kind: 'document' | 'folder'
  id: string
  nombre: string
  clave: string
  from: string | null
  version: number
}

/** Moves documents and folders to a folder. Throws 404, and 409 for a folder moved into itself. */
export function moveDocumentos(ctx: Context, proyectoId: number, input: Body<'moveDocumentos'>): Promise<Changed> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { carpetaId, ambos = false } = input
    const tree = await requireFolder(scope, carpetaId)
    const { documents, folders } = await selectChosen(scope, input)
    for (const { id } of folders) {
      requireOutside(tree, id, carpetaId)
      requireLevels(tree, carpetaId, tree.heightOf(id))
    }
    const entries: Entry[] = [
      ...folders.map(({ id, nombre, padreId, version }) => {
        return { kind: 'folder' as const, id, nombre, clave: identityKey(nombre), from: padreId, version }
      }),
      ...documents.map(({ id, nombre, clave, carpetaId: from, version }) => {
        return { kind: 'document' as const, id, nombre, clave, from, version }
      }),
    ].filter(({ from }) => from !== carpetaId)
    const { moved, quedan } = await placeEntries(scope, entries, carpetaId, ambos)
    await noteMoved(ctx, scope, moved, carpetaId)
    const undo = moved.map(({ kind, id, nombre, from, version }): UndoRow => {
      return { kind, id, version: version + 1, nombre, carpetaId: from }
    })
    return { cambiados: moved.length, quedan, deshacerId: await rememberChange(ctx, scope, undo) }
  })
}

async function placeEntries(scope: ProjectScope, entries: Entry[], carpetaId: string | null, both: boolean) {
  const { db, project } = scope
  const keys = await selectKeys(db, project.id, carpetaId)
  const clashing = entries.filter(({ clave }) => keys.has(clave)).map(({ clave }) => clave)
  const existing = new Map(
    (await selectManyNamed(db, project.id, carpetaId, clashing)).map(({ clave, id }) => [clave, id]),
  )
  const moved: Entry[] = []
  const quedan: Changed['quedan'] = []
  for (const entry of entries) {
    const { kind, id, nombre, clave } = entry
    const isTaken = keys.has(clave)
    if (isTaken && !both) {
      quedan.push({ id, nombre, existenteId: existing.get(clave)! })
      continue
    }
    const name = isTaken ? numbered(nombre, kind === 'document', keys) : documentName('nombre', nombre)
    keys.add(name.clave)
    existing.set(name.clave, id)
    if (kind === 'folder') await updateFolder(db, id, { ...name, padreId: carpetaId })
    else await changes.updateDocument(db, id, { ...name, carpetaId })
    moved.push(entry)
  }
  return { moved, quedan }
}

async function noteMoved(ctx: Context, scope: ProjectScope, moved: Entry[], carpetaId: string | null): Promise<void> {
  const { db, project, desarrolladoraId } = scope
  await recordChanges(
    ctx,
    db,
    moved.map(({ kind, id, nombre, from }) => ({
      desarrolladoraId,
      proyectoId: project.id,
      entidad: kind === 'folder' ? 'carpeta' : 'documento',
      entidadId: id,
      accion: 'documento.mover',
      antes: { nombre, carpetaId: from },
      despues: { nombre, carpetaId },
    })),
  )
  await announceDocuments(ctx, db, project.id)
}

/** Moves documents and folders to the trash. Throws 404 if none exists. */
export function deleteDocumentos(ctx: Context, proyectoId: number, input: Body<'deleteDocumentos'>): Promise<Changed> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { documents, folders } = await selectChosen(scope, input)
    const tree = await loadTree(scope.db, proyectoId)
    const loose = documents.filter(({ carpetaId }) => !folders.some(({ id }) => tree.isWithin(carpetaId, id)))
    await trashEntries(ctx, scope, { documents: loose, folders })
    const undo = [...folders, ...loose].map(({ id }): UndoRow => ({ kind: 'trash', id }))
    const deshacerId = await rememberChange(ctx, scope, undo)
    return { cambiados: documents.length + folders.length, quedan: [], deshacerId }
  })
}

/** Adds and removes tags of documents. Throws 404 if none exists, 409 if one would have too many. */
export function tagDocumentos(ctx: Context, proyectoId: number, input: Body<'tagDocumentos'>): Promise<Changed> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { db, project, desarrolladoraId } = scope
    const { documents } = await selectChosen(scope, { documentos: input.documentos })
    const removed = new Set((input.quitar ?? []).map((tag) => identityKey(tag.trim())))
    const tags = await selectTags(
      db,
      documents.map(({ id }) => id),
    )
    const undo: UndoRow[] = []
    const noted = []
    for (const row of documents) {
      const before = tags.get(row.id) ?? []
      const kept = before.filter((tag) => !removed.has(identityKey(tag)))
      const after = uniqueTags([...kept, ...(input.agregar ?? [])])
      if (after.join('\n') === before.join('\n')) continue
      if (after.length > mostTags) {
        const message = `«${row.nombre}» tendría más de ${mostTags} etiquetas. Quitá alguna primero.`
        throw new Problem(409, 'Too many tags', message)
      }
      await storeTags(scope, row.id, after)
      undo.push({ kind: 'tags', id: row.id, version: row.version + 1, etiquetas: before })
      const whose = { desarrolladoraId, proyectoId: project.id, entidad: 'documento', entidadId: row.id }
      const [antes, despues] = [
        { nombre: row.nombre, etiquetas: before },
        { nombre: row.nombre, etiquetas: after },
      ]
      noted.push({ ...whose, accion: 'cambiar', antes, despues })
    }
    await recordChanges(ctx, db, noted)
    await announceDocuments(ctx, db, proyectoId)
    return { cambiados: undo.length, quedan: [], deshacerId: await rememberChange(ctx, scope, undo) }
  })
}

async function storeTags({ db, project }: ProjectScope, id: string, etiquetas: string[]): Promise<void> {
  const row = await selectDocument(db, project.id, id)
  if (!row) return
  await changes.replaceTags(db, id, etiquetas)
  const searchText = searchTextOf(row.nombre, row.descripcion, etiquetas, row.planoNumero)
  await changes.updateDocument(db, id, { searchText })
}

/** Undoes a change of the caller. Throws 404 if it is older than a day or undone already. */
export function undoDocumentos(ctx: Context, proyectoId: number, id: string): Promise<Schemas['DocumentosDeshechos']> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const change = await changes.takeChange(scope.db, id, { proyectoId, usuarioId: ctx.user.id })
    if (!change) throw notFound('Ya no se puede deshacer.')
    const rows = JSON.parse(change.filas) as UndoRow[]
    const trashed = rows.filter(({ kind }) => kind === 'trash').map((row) => row.id)
    let undone = trashed.length > 0 ? (await restoreEntries(ctx, scope, trashed)).length : 0
    for (const row of rows) if (await undoRow(scope, row)) undone++
    await announceDocuments(ctx, scope.db, proyectoId)
    return { deshechos: undone, cambiadosDespues: rows.length - undone }
  })
}

/** Undoes a move or a change of tags, unless it was changed since. */
async function undoRow(scope: ProjectScope, row: UndoRow): Promise<boolean> {
  if (row.kind === 'trash') return false
  const { db, project } = scope
  const select = row.kind === 'folder' ? selectFolder : selectDocument
  const current = await select(db, project.id, row.id)
  if (current?.version !== row.version) return false
  if (row.kind === 'tags') {
    await storeTags(scope, row.id, row.etiquetas)
    return true
  }
  const tree = await loadTree(db, project.id)
  const carpetaId = tree.isLiving(row.carpetaId) ? row.carpetaId : null
  const isFile = row.kind === 'document'
  if (!isFile && tree.isWithin(carpetaId, row.id)) return false
  const name = await restoredName(db, { proyectoId: project.id, carpetaId, nombre: row.nombre, isFile })
  if (isFile) await changes.updateDocument(db, row.id, { ...name, carpetaId })
  else await updateFolder(db, row.id, { ...name, padreId: carpetaId })
  return true
}
