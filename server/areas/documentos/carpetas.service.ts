/** Folders of a project (docs/domain/project-documents.md, Folders). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { newId } from '../../lib/ids.ts'
import { nameTaken } from '../../lib/item-names.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { staleVersion } from '../../records/once.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import * as queries from './carpetas.queries.ts'
import { mostFolders, mostLevels, type FolderTree } from './folders.ts'
import { loadTree } from './load.ts'
import { documentName } from './names.ts'
import { requireFolder, requireFreeName } from './place.ts'
import { countAll } from './queries.ts'
import { trashEntries } from './trash.service.ts'

type Carpeta = components['schemas']['Carpeta']
type Sums = Awaited<ReturnType<typeof queries.selectFolderSums>>

const noted = { entidad: 'carpeta', topic: 'documents' } as const

const toCarpeta = (row: queries.StoredFolder, sums: Sums): Carpeta => ({
  ...row,
  ...(sums.get(row.id) ?? { documentos: 0, tamano: 0 }),
})

/** All folders of a project by name. Throws 404. */
export async function listCarpetas(ctx: Context, proyectoId: number): Promise<components['schemas']['Carpetas']> {
  const { db } = await projectScope(ctx, ctx.store.read, proyectoId)
  const [rows, sums, total] = await Promise.all([
    queries.selectFolders(db, proyectoId),
    queries.selectFolderSums(db, proyectoId),
    countAll(db, proyectoId),
  ])
  return { items: rows.map((row) => toCarpeta(row, sums)), enRaiz: sums.get('')?.documentos ?? 0, total }
}

async function requireCarpeta({ db, project }: ProjectScope, id: string): Promise<queries.StoredFolder> {
  const row = await queries.selectFolder(db, project.id, id)
  if (!row) throw notFound('No encontramos esa carpeta.')
  return row
}

async function findCarpeta(scope: ProjectScope, id: string): Promise<Carpeta> {
  const { db, project } = scope
  return toCarpeta(await requireCarpeta(scope, id), await queries.selectFolderSums(db, project.id))
}

/** Throws 409 if a folder of `height` levels does not fit into another one. */
export function requireLevels(tree: FolderTree, padreId: string | null, height: number): void {
  if (tree.levelOf(padreId) + height > mostLevels)
    throw conflict(`Las carpetas pueden tener hasta ${mostLevels} niveles.`)
}

function requireFewFolders(count: number): void {
  if (count <= mostFolders) return
  const message = `El proyecto puede tener hasta ${mostFolders.toLocaleString('es-AR')} carpetas.`
  throw new Problem(409, 'Too many folders', message)
}

const newRow = (ctx: Context, proyectoId: number, padreId: string | null, name: ReturnType<typeof documentName>) => ({
  id: newId(),
  proyectoId,
  padreId,
  ...name,
  creadoPor: ctx.user.name,
  creadoEn: ctx.clock().toISOString(),
  version: 1,
})

/** Creates an empty folder. Throws 400, 404, and 409 for a name in use. */
export function createCarpeta(ctx: Context, proyectoId: number, input: Body<'createCarpeta'>): Promise<Carpeta> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { nombre, padreId = null } = input
    const tree = await requireFolder(scope, padreId)
    requireLevels(tree, padreId, 1)
    requireFewFolders(tree.count + 1)
    const row = newRow(ctx, proyectoId, padreId, await requireFreeName(scope, { carpetaId: padreId, nombre }))
    await queries.insertFolders(scope.db, [row])
    const despues = await findCarpeta(scope, row.id)
    await noteRecord(ctx, scope, noted, { accion: 'crear', id: row.id, antes: null, despues })
    return despues
  })
}

/** Creates the folders of paths that do not exist. Throws 400, 404, and 409 for a document with such a name. */
export function ensureCarpetas(ctx: Context, proyectoId: number, { padreId = null, rutas }: Body<'ensureCarpetas'>) {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const tree = await requireFolder(scope, padreId)
    const known = new Map<string, string>()
    const rows: ReturnType<typeof newRow>[] = []
    /** The id of a folder in another one, which is created if it does not exist. */
    const ensure = async (parentId: string | null, nombre: string): Promise<string> => {
      const name = documentName('rutas', nombre)
      const key = `${parentId ?? ''}/${name.clave}`
      const there = known.get(key) ?? (await existingFolder(scope, parentId, name.clave))
      if (there !== undefined) {
        known.set(key, there)
        return there
      }
      const row = newRow(ctx, proyectoId, parentId, name)
      rows.push(row)
      known.set(key, row.id)
      return row.id
    }
    const items: string[] = []
    for (const ruta of rutas) {
      requireLevels(tree, padreId, ruta.length)
      let id: string | null = padreId
      for (const nombre of ruta) id = await ensure(id, nombre)
      items.push(id!)
    }
    requireFewFolders(tree.count + rows.length)
    await queries.insertFolders(scope.db, rows)
    for (const { id, nombre, padreId: parentId } of rows)
      await noteRecord(ctx, scope, noted, { accion: 'crear', id, antes: null, despues: { nombre, padreId: parentId } })
    return { items, creadas: rows.length }
  })
}

async function existingFolder({ db, project }: ProjectScope, padreId: string | null, clave: string) {
  const named = await queries.selectNamed(db, project.id, padreId, clave)
  if (named && !named.isFolder) throw nameTaken({ id: named.id, name: named.nombre }, 'rutas')
  return named?.id
}

/** Renames or moves a folder. Throws 400, 404, and 409 for a name in use or a folder moved into itself. */
export function updateCarpeta(ctx: Context, { proyectoId, id }: Place, patch: Body<'updateCarpeta'>): Promise<Carpeta> {
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const antes = await findCarpeta(scope, id)
    if (patch.version !== antes.version) throw staleVersion()
    const { nombre = antes.nombre, padreId = antes.padreId } = patch
    const tree = await requireFolder(scope, padreId)
    requireOutside(tree, id, padreId)
    if (padreId !== antes.padreId) requireLevels(tree, padreId, tree.heightOf(id))
    const name = await requireFreeName(scope, { carpetaId: padreId, nombre, ownId: id })
    await queries.updateFolder(scope.db, id, { ...name, padreId })
    const despues = await findCarpeta(scope, id)
    await noteRecord(ctx, scope, noted, { accion: 'cambiar', id, antes, despues })
    return despues
  })
}

/** Throws 409 if a folder would move into itself or a folder inside it. */
export function requireOutside(tree: FolderTree, id: string, padreId: string | null): void {
  if (tree.isWithin(padreId, id)) throw conflict('Una carpeta no se puede mover dentro de sí misma.')
}

/** Moves a folder with its content to the trash. Throws 404, and 409 for a stale version. */
export function deleteCarpeta(ctx: Context, { proyectoId, id }: Place, { version }: Query<'deleteCarpeta'>) {
  return writeRecords<true>(ctx, proyectoId, {}, async (scope) => {
    const row = await requireCarpeta(scope, id)
    if (version !== undefined && version !== row.version) throw staleVersion()
    await trashEntries(ctx, scope, { documents: [], folders: [row] })
    return true
  })
}

/** The living folders with these ids that are in none of the others. */
export async function topmostFolders({ db, project }: ProjectScope, ids: string[]): Promise<queries.StoredFolder[]> {
  const tree = await loadTree(db, project.id)
  const wanted = new Set(ids)
  const rows = (await queries.selectFolders(db, project.id)).filter(({ id }) => wanted.has(id))
  return rows.filter(({ padreId }) => !ids.some((other) => tree.isWithin(padreId, other)))
}
