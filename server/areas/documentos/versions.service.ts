/** Versions of documents, and the log of their downloads. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { OpenFile } from '../../db/files/files.ts'
import type { Body, Query } from '../../http/contract.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { takeWaitingAttachment } from '../../records/attachments.service.ts'
import { staleVersion } from '../../records/once.ts'
import { pageOf, type PageQuery } from '../../records/page.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import * as changes from './changes.queries.ts'
import { readTextsSoon } from './extraction.service.ts'
import { loadDocumento } from './load.ts'
import { planoColumns, settleRevisions } from './planos.service.ts'
import type { DocumentRow } from './queries.ts'
import { addVersion, noted, requireDocument, type Content } from './store.service.ts'
import { waitingFor } from './uploads.service.ts'

type Schemas = components['schemas']
type Documento = Schemas['Documento']

const missing = 'Ese documento no tiene esa versión.'

/** All versions of a document, the newest first. Throws 404. */
export async function listDocumentoVersiones(
  ctx: Context,
  { proyectoId, id }: Place,
  query: PageQuery,
): Promise<Schemas['DocumentoVersionPage']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { versionNumero } = await requireDocument(scope, id)
  const page = pageOf(query, await changes.countVersions(scope.db, id))
  const rows = await changes.selectVersions(scope.db, id, page)
  const items = rows.map(({ numero, hash, bytes, mime, comentario, createdBy, uploadedBy, createdAt, estado }) => ({
    numero,
    tamano: bytes,
    mime,
    sha256: hash,
    texto: estado ?? ('sinTexto' as const),
    comentario,
    subidoPor: createdBy,
    subidoPorId: uploadedBy,
    subidoEn: createdAt,
    esActual: numero === versionNumero,
  }))
  return { items, ...page.answer }
}

type Next = { content: Content; comentario: string; accion: string }

async function storeNext(ctx: Context, scope: ProjectScope, before: DocumentRow, next: Next): Promise<Documento> {
  const antes = await loadDocumento(scope, before)
  await addVersion(ctx, scope, before, next)
  const despues = await loadDocumento(scope, await requireDocument(scope, before.id))
  await noteRecord(ctx, scope, noted, { accion: next.accion, id: before.id, antes, despues })
  return despues
}

/** Adds an upload as the next version. Throws 400, 404, and 409 for a stale version. */
export async function createDocumentoVersion(
  ctx: Context,
  { proyectoId, id }: Place,
  input: Body<'createDocumentoVersion'>,
): Promise<Documento> {
  const documento = await writeRecords(ctx, proyectoId, {}, async (scope) => {
    const { subidaId, comentario = '', revision, version } = input
    const before = await requireDocument(scope, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const upload = await takeWaitingAttachment(scope.db, waitingFor(ctx, proyectoId), subidaId)
    if (revision !== undefined) await storeRevision(scope, before, revision)
    const content = { hash: upload.hash, bytes: upload.bytes, mime: upload.type }
    return storeNext(ctx, scope, before, { content, comentario, accion: 'documento.version' })
  })
  readTextsSoon(ctx)
  return documento
}

async function storeRevision({ db, project }: ProjectScope, before: DocumentRow, revision: string): Promise<void> {
  const { id, disciplina, planoNumero } = before
  if (disciplina === null) throw invalid('revision', 'Este documento no es un plano.')
  await changes.updateDocument(db, id, planoColumns({ disciplina, numero: planoNumero!, revision }))
  await settleRevisions(db, project.id, before, id)
}

type VersionPlace = Place & { numero: number }

/** Makes the content of an older version the next version. Throws 404 and 409. */
export function restoreDocumentoVersion(
  ctx: Context,
  { proyectoId, id, numero }: VersionPlace,
  { comentario, version }: Body<'restoreDocumentoVersion'>,
): Promise<Documento> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const before = await requireDocument(scope, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const old = await changes.selectVersion(scope.db, id, numero)
    if (!old) throw notFound(missing)
    const { hash, bytes, mime, miniatura } = old
    const text = comentario?.trim() || `Restaurada de la versión ${numero}`
    return storeNext(ctx, scope, before, {
      content: { hash, bytes, mime, miniatura },
      comentario: text,
      accion: 'documento.version',
    })
  })
}

/** A version with its content as a stream; the download is logged first. Throws 404. */
export async function downloadDocumento(
  ctx: Context,
  { proyectoId, id }: Place,
  { numero }: Query<'downloadDocumento'>,
): Promise<OpenFile> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const row = await requireDocument(scope, id)
  const version = await changes.selectVersion(scope.db, id, numero ?? row.versionNumero)
  if (!version) throw notFound(missing)
  const content = await ctx.files.open(version.hash)
  await ctx.store.write((db) => changes.insertDownloads(db, [downloadRow(ctx, id, version.numero)]))
  return { name: row.nombre, bytes: version.bytes, content }
}

export const downloadRow = ({ user, clock }: Context, documentoId: string, numero: number) => ({
  documentoId,
  numero,
  usuarioId: user.id,
  usuario: user.name,
  momento: clock().toISOString(),
})

/** Who downloaded a document, the newest first. Throws 404. */
export async function listDocumentoDescargas(
  ctx: Context,
  { proyectoId, id }: Place,
  query: PageQuery,
): Promise<Schemas['DocumentoDescargaPage']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  await requireDocument(scope, id)
  const page = pageOf(query, await changes.countDownloads(scope.db, id))
  return { items: await changes.selectDownloads(scope.db, id, page), ...page.answer }
}
