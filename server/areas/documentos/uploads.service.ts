/** Uploads that are no documents yet, and what the project knows of files before they are sent. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body } from '../../http/contract.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import { identityKey } from '../../lib/text.ts'
import { addWaitingAttachment, bindContent, type FileOwner } from '../../records/attachments.service.ts'
import { writeOnce } from '../../records/once.ts'
import { projectScope } from '../../records/project-scope.ts'
import type { ProjectScope } from '../../records/record.ts'
import { selectManyNamed } from './carpetas.queries.ts'
import type { FolderTree } from './folders.ts'
import { loadDocumentos, loadTree } from './load.ts'
import { documentName, lastName, nameProblem } from './names.ts'
import { requireFolder } from './place.ts'
import { proposedPlano } from './planos.ts'
import { selectDocuments, selectSameContent } from './queries.ts'

type Schemas = components['schemas']

const mostSame = 10

/** The owner of a person's uploads in a project until they become documents. */
export const waitingFor = ({ user }: Context, proyectoId: number): FileOwner => ({
  entity: 'documentoNuevo',
  entityId: `${proyectoId}:${user.id}`,
})

type Same = Awaited<ReturnType<typeof selectSameContent>>

const samesOf = (same: Same, hash: string, tree: FolderTree): Schemas['DocumentoIgual'][] =>
  (same.get(hash) ?? []).map(({ id, nombre, carpetaId, borradoCon }) => ({
    id,
    nombre,
    carpetaId,
    ruta: tree.pathOf(carpetaId),
    enPapelera: borradoCon !== null,
  }))

/** Stores a content for a document to come. Throws 400 for a bad name, 413 above the quota. */
export function uploadDocumento(
  ctx: Context,
  proyectoId: number,
  file: UploadedFile,
): Promise<Schemas['DocumentoSubida']> {
  const { nombre } = documentName('file', lastName(file.name))
  bindContent(ctx, file)
  return writeOnce(ctx, async (db) => {
    const { hash } = file
    const waiting = await addWaitingAttachment(ctx, db, waitingFor(ctx, proyectoId), { ...file, name: nombre })
    const [same, tree] = [await selectSameContent(db, proyectoId, [hash], mostSame), await loadTree(db, proyectoId)]
    const { id, type: mime, size: tamano } = waiting
    return { id, nombre, tamano, mime, sha256: hash, iguales: samesOf(same, hash, tree) }
  })
}

/** What would happen to files of a folder; nothing changes. Throws 404. */
export async function checkDocumentos(
  ctx: Context,
  proyectoId: number,
  { carpetaId, archivos }: Body<'checkDocumentos'>,
): Promise<Schemas['DocumentosRevisados']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const tree = await requireFolder(scope, carpetaId)
  const names = archivos.map(({ nombre }) => lastName(nombre).normalize('NFC').trim())
  const existing = await existingByKey(scope, carpetaId, names)
  const hashes = archivos.flatMap(({ sha256 }) => sha256 ?? [])
  const same = await selectSameContent(scope.db, proyectoId, [...new Set(hashes)], mostSame)
  const items = archivos.map(({ sha256 }, index) => {
    const nombre = names[index]!
    return {
      nombre,
      problema: nameProblem(nombre) ?? null,
      existente: existing.get(identityKey(nombre)) ?? null,
      iguales: sha256 === undefined ? [] : samesOf(same, sha256, tree),
      plano: proposedPlano(nombre),
    }
  })
  return { items }
}

async function existingByKey(scope: ProjectScope, carpetaId: string | null, names: string[]) {
  const { db, project } = scope
  const keys = [...new Set(names.map(identityKey))]
  const named = await selectManyNamed(db, project.id, carpetaId, keys)
  const ids = named.filter(({ isFolder }) => !isFolder).map(({ id }) => id)
  const documentos = await loadDocumentos(scope, await selectDocuments(db, project.id, ids))
  return new Map(documentos.map((documento) => [identityKey(documento.nombre), documento]))
}
