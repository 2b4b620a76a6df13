/** Documents of a project (docs/domain/project-documents.md). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { words } from '../../../openapi/generated/words.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { addDays } from '../../lib/calendar.ts'
import { definedFields } from '../../lib/defined.ts'
import { nameTaken } from '../../lib/item-names.ts'
import { invalid } from '../../lib/problem.ts'
import { writeSheet, type SheetColumn, type SheetFile } from '../../lib/sheet.ts'
import { momentOf } from '../../lib/wall-clock.ts'
import { takeWaitingAttachment } from '../../records/attachments.service.ts'
import { staleVersion } from '../../records/once.ts'
import { mostExported, pageOf, type PageQuery } from '../../records/page.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import { noteRecord } from '../../records/record-write.service.ts'
import type { Place, ProjectScope } from '../../records/record.ts'
import { selectKeys, selectNamed } from './carpetas.queries.ts'
import { replaceLinks, replaceTags, updateDocument } from './changes.queries.ts'
import { readTextsSoon } from './extraction.service.ts'
import { loadDocumento, loadDocumentos, loadNotice } from './load.ts'
import { documentName } from './names.ts'
import { numbered, requireFolder, requireFreeName } from './place.ts'
import { planoColumns, settleRevisions } from './planos.service.ts'
import * as queries from './queries.ts'
import {
  addVersion,
  insertDocument,
  noted,
  requireDocument,
  requireNamedRecords,
  searchTextOf,
  uniqueTags,
} from './store.service.ts'
import { trashEntries } from './trash.service.ts'
import { waitingFor } from './uploads.service.ts'

type Documento = components['schemas']['Documento']
type Page = components['schemas']['DocumentoPage']

const sheet: SheetColumn<Documento>[] = [
  { title: 'Carpeta', kind: 'text', value: (each) => each.ruta },
  { title: 'Nombre', kind: 'text', value: (each) => each.nombre },
  { title: 'Tipo', kind: 'text', value: (each) => each.tipo },
  { title: 'Etiquetas', kind: 'text', value: (each) => each.etiquetas.join('; ') },
  {
    title: 'Disciplina',
    kind: 'text',
    value: (each) => each.plano && words.DocumentoDisciplina[each.plano.disciplina],
  },
  { title: 'Plano', kind: 'text', value: (each) => each.plano?.numero },
  { title: 'Revisión', kind: 'text', value: (each) => each.plano?.revision },
  {
    title: 'Estado',
    kind: 'text',
    value: (each) => each.plano?.estado && words.DocumentoPlanoEstado[each.plano.estado],
  },
  { title: 'Vencimiento', kind: 'day', value: (each) => each.vencimiento },
  { title: 'Vigencia', kind: 'text', value: (each) => words.DocumentoVigencia[each.vigencia] },
  { title: 'Versión', kind: 'number', value: (each) => each.versionNumero },
  { title: 'Bytes', kind: 'number', value: (each) => each.tamano },
  { title: 'Subido por', kind: 'text', value: (each) => each.subidoPor },
  { title: 'Subido el', kind: 'text', value: (each) => each.subidoEn },
  { title: 'Descripción', kind: 'text', value: (each) => each.descripcion },
]

type Asked = PageQuery & { order?: 'asc' | 'desc' | undefined; formato?: 'json' | 'csv' | 'xlsx' | undefined }

async function answerPage(
  scope: ProjectScope,
  fileName: string,
  filter: queries.DocumentFilter,
  { sort, order = 'asc', formato, ...page }: Asked & { sort: queries.DocumentSort },
): Promise<Page | SheetFile> {
  const { db, project } = scope
  const notice = await loadNotice(scope)
  const itemsOf = async (offset: number, limit: number) =>
    loadDocumentos(scope, await queries.selectPage(db, project.id, filter, notice, { sort, order, offset, limit }), {
      notice,
    })
  if (formato === 'csv' || formato === 'xlsx')
    return writeSheet(formato, fileName, sheet, await itemsOf(0, mostExported))
  const { offset, size, answer } = pageOf(page, await queries.countDocuments(db, project.id, filter, notice))
  return { items: await itemsOf(offset, size), ...answer }
}

/** The moment at which a day begins in Buenos Aires. */
const startOf = (day: string | undefined) => (day === undefined ? undefined : momentOf(day).toISOString())

/** A page of the documents of a folder or a project, or all matching ones as a file. Throws 404. */
export async function listDocumentos(ctx: Context, proyectoId: number, query: Query<'listDocumentos'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { carpetaId, vigencia, desde, hasta, sort = 'nombre' } = query
  if (carpetaId !== undefined && carpetaId !== 'raiz') await requireFolder(scope, carpetaId)
  const filter = {
    ...query,
    carpetaId: carpetaId === 'raiz' ? null : carpetaId,
    vigencias: vigencia && [vigencia],
    desde: startOf(desde),
    hasta: startOf(hasta && addDays(hasta, 1)),
  }
  return answerPage(scope, 'documentos', filter, { ...query, sort })
}

/** A page of the documents with an expiry; without a filter those that are expired or expire soon. Throws 404. */
export async function listDocumentosPorVencer(
  ctx: Context,
  proyectoId: number,
  query: Query<'listDocumentosPorVencer'>,
) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { vigencia, tipoId, search, desde, hasta, sort = 'vencimiento' } = query
  const vigencias = vigencia ? [vigencia] : (['vencido', 'porVencer'] as const)
  const filter = { tipoId, search, vigencias: [...vigencias], vence: { desde, hasta } }
  return answerPage(scope, 'vencimientos', filter, { ...query, sort })
}

/** A page of the drawings of a project, or all matching ones as a file. Throws 404. */
export async function listPlanos(ctx: Context, proyectoId: number, query: Query<'listPlanos'>) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { disciplina, numero, estado, search, sort = 'plano' } = query
  return answerPage(scope, 'planos', { search, planos: { disciplina, numero, estado } }, { ...query, sort })
}

/** The documents of a project that match a search, by name. Throws 404. */
export async function findDocumentos(
  ctx: Context,
  proyectoId: number,
  { search, limit }: { search: string; limit: number },
): Promise<Documento[]> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const notice = await loadNotice(scope)
  const slice = { sort: 'nombre', order: 'asc', offset: 0, limit } as const
  return loadDocumentos(scope, await queries.selectPage(scope.db, proyectoId, { search }, notice, slice), { notice })
}

/** One document. Throws 404. */
export async function getDocumento(ctx: Context, { proyectoId, id }: Place): Promise<Documento> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  return loadDocumento(scope, await requireDocument(scope, id))
}

/** The tags of a project with how many documents have each. Throws 404. */
export async function listDocumentoEtiquetas(ctx: Context, proyectoId: number) {
  const { db } = await projectScope(ctx, ctx.store.read, proyectoId)
  return queries.selectTagUses(db, proyectoId, 500)
}

type Input = Body<'createDocumento'>
type Result = components['schemas']['DocumentoResultado']

/** Places an upload in a folder, as a new document or a version. Throws 400, 404, and 409 for a name in use. */
export async function createDocumento(ctx: Context, proyectoId: number, input: Input): Promise<Result> {
  const result = await writeRecords(ctx, proyectoId, {}, async (scope): Promise<Result> => {
    const { carpetaId = null, alChocar, subidaId } = input
    const upload = await takeWaitingAttachment(scope.db, waitingFor(ctx, proyectoId), subidaId)
    await requireFolder(scope, carpetaId)
    const name = documentName('nombre', input.nombre ?? upload.name)
    const taken = await selectNamed(scope.db, proyectoId, carpetaId, name.clave)
    const content = { hash: upload.hash, bytes: upload.bytes, mime: upload.type }
    if (!taken || alChocar === 'ambos') {
      const free = !taken ? name : numbered(name.nombre, true, await selectKeys(scope.db, proyectoId, carpetaId))
      return { resultado: 'creado', documento: await createNew(ctx, scope, input, { name: free, carpetaId, content }) }
    }
    if (taken.isFolder || alChocar === undefined) throw nameTaken({ id: taken.id, name: taken.nombre }, 'nombre')
    const before = await requireDocument(scope, taken.id)
    if (alChocar === 'omitir') return { resultado: 'omitido', documento: await loadDocumento(scope, before) }
    const antes = await loadDocumento(scope, before)
    await addVersion(ctx, scope, before, { content, comentario: input.comentario ?? '' })
    const { tipoId, etiquetas, descripcion, vencimiento, vinculos, plano } = input
    await storeFields(scope, before, definedFields({ tipoId, etiquetas, descripcion, vencimiento, vinculos, plano }))
    return { resultado: 'version', documento: await noteAfter(ctx, scope, antes, 'documento.version') }
  })
  readTextsSoon(ctx)
  return result
}

type Placed = {
  name: ReturnType<typeof documentName>
  carpetaId: string | null
  content: { hash: string; bytes: number; mime: string }
}

async function createNew(ctx: Context, scope: ProjectScope, input: Input, placed: Placed): Promise<Documento> {
  const { tipoId = null, etiquetas = [], descripcion = '', vencimiento = null, vinculos = [], plano = null } = input
  const { name, carpetaId, content } = placed
  await requireNamedRecords(scope, { tipoId, vinculos })
  const fields = {
    tipoId,
    descripcion,
    vencimiento,
    etiquetas: uniqueTags(etiquetas),
    comentario: input.comentario ?? '',
  }
  const id = await insertDocument(ctx, scope, { name, carpetaId, ...fields }, content)
  if (vinculos.length > 0) await replaceLinks(scope.db, id, vinculos)
  if (plano) await storePlano(scope, await requireDocument(scope, id), plano)
  const despues = await loadDocumento(scope, await requireDocument(scope, id))
  await noteRecord(ctx, scope, noted, { accion: 'documento.subir', id, antes: null, despues })
  return despues
}

/** Notes a change of a document in the history and returns it. */
async function noteAfter(ctx: Context, scope: ProjectScope, antes: Documento, accion: string): Promise<Documento> {
  const despues = await loadDocumento(scope, await requireDocument(scope, antes.id))
  await noteRecord(ctx, scope, noted, { accion, id: antes.id, antes, despues })
  return despues
}

type Fields = Partial<
  Pick<
    Documento,
    'nombre' | 'carpetaId' | 'tipoId' | 'etiquetas' | 'descripcion' | 'vencimiento' | 'vinculos' | 'plano'
  >
>

/** Stores a drawing's columns and puts the revisions of its old and new number in order. */
async function storePlano({ db, project }: ProjectScope, before: queries.DocumentRow, plano: Fields['plano']) {
  const columns = planoColumns(plano ?? null)
  const isSame =
    columns.disciplina === before.disciplina &&
    columns.planoNumero === before.planoNumero &&
    columns.revision === before.revision
  if (isSame) return
  await updateDocument(db, before.id, columns)
  await settleRevisions(db, project.id, before)
  await settleRevisions(db, project.id, columns, before.id)
}

/** Stores the given fields of a document. Throws 400, 404 and 409. */
async function storeFields(scope: ProjectScope, before: queries.DocumentRow, fields: Fields): Promise<void> {
  const { db } = scope
  const { id } = before
  const { nombre, carpetaId = before.carpetaId, tipoId, descripcion, vencimiento, vinculos, plano } = fields
  const linked = vinculos && (await queries.selectLinks(db, [id])).get(id)
  await requireNamedRecords(scope, { tipoId, vinculos }, linked)
  if (fields.carpetaId !== undefined) await requireFolder(scope, carpetaId)
  const name = await requireFreeName(scope, { carpetaId, nombre: nombre ?? before.nombre, ownId: id })
  const etiquetas = fields.etiquetas && uniqueTags(fields.etiquetas)
  if (etiquetas) await replaceTags(db, id, etiquetas)
  if (vinculos) await replaceLinks(db, id, vinculos)
  if (plano !== undefined) await storePlano(scope, before, plano)
  const tags = etiquetas ?? (await queries.selectTags(db, [id])).get(id) ?? []
  const current = await requireDocument(scope, id)
  const searchText = searchTextOf(name.nombre, descripcion ?? before.descripcion, tags, current.planoNumero)
  await updateDocument(db, id, {
    ...name,
    carpetaId,
    ...definedFields({ tipoId, descripcion, vencimiento }),
    searchText,
  })
}

/** Merges the sent fields. Throws 400, 404, and 409 for a stale version or a name in use. */
export function updateDocumento(ctx: Context, { proyectoId, id }: Place, patch: Body<'updateDocumento'>) {
  if (patch.id !== undefined && patch.id !== id) throw invalid('id', 'No coincide con el id del pedido.')
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const before = await requireDocument(scope, id)
    if (patch.version !== before.version) throw staleVersion()
    const antes = await loadDocumento(scope, before)
    const { nombre, carpetaId, tipoId, etiquetas, descripcion, vencimiento, vinculos, plano } = patch
    const fields = { nombre, carpetaId, tipoId, etiquetas, descripcion, vencimiento, vinculos, plano }
    await storeFields(scope, before, definedFields(fields))
    return noteAfter(ctx, scope, antes, 'cambiar')
  })
}

/** Moves a document to the trash. Throws 404, and 409 for a stale version. */
export function deleteDocumento(ctx: Context, { proyectoId, id }: Place, { version }: Query<'deleteDocumento'>) {
  return writeRecords<true>(ctx, proyectoId, {}, async (scope) => {
    const before = await requireDocument(scope, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    await trashEntries(ctx, scope, { documents: [before], folders: [] })
    return true
  })
}
