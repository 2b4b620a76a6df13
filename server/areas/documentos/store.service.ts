/** Inside a write: stores documents and their versions. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../lib/ids.ts'
import { conflict, invalid, notFound, Problem } from '../../lib/problem.ts'
import { fold, identityKey } from '../../lib/text.ts'
import { requireReferences } from '../../records/catalogue.service.ts'
import type { ProjectScope } from '../../records/record.ts'
import { requireLinked } from '../eventos/door.ts'
import * as changes from './changes.queries.ts'
import { countAll, selectDocument, type DocumentRow } from './queries.ts'
import { firstTextState } from './text-kinds.ts'

type Schemas = components['schemas']

export const noted = { entidad: 'documento', topic: 'documents' } as const

const mostDocuments = 10_000
/** PostgreSQL indexes at most 2,700 bytes of a row. */
const mostSearched = 600

const references = [
  { field: 'tipoId', table: 'tiposDocumento' as const, missing: 'No encontramos ese tipo de documento.' },
]

/** The content of a version: of an upload, or of an older version. */
export type Content = { hash: string; bytes: number; mime: string; miniatura?: string | null }

/** The document. Throws 404. */
export async function requireDocument({ db, project }: ProjectScope, id: string): Promise<DocumentRow> {
  const row = await selectDocument(db, project.id, id)
  if (!row) throw notFound('No encontramos ese documento. Puede estar en la papelera.')
  return row
}

export function searchTextOf(nombre: string, descripcion: string, etiquetas: string[], numero: string | null): string {
  return fold([nombre, numero ?? '', ...etiquetas, descripcion].join(' ').slice(0, mostSearched))
}

/** Tags without outer spaces, each once. */
export function uniqueTags(etiquetas: string[]): string[] {
  const byKey = new Map<string, string>()
  for (const etiqueta of etiquetas.map((each) => each.trim().normalize('NFC')))
    if (!byKey.has(identityKey(etiqueta))) byKey.set(identityKey(etiqueta), etiqueta)
  return [...byKey.values()]
}

type Vinculo = Schemas['EventoVinculo']
type Named = { tipoId?: string | null | undefined; vinculos?: Vinculo[] | undefined }

const keyOf = ({ entidad, id }: Pick<Vinculo, 'entidad' | 'id'>) => `${entidad} ${id}`

/** Throws 404 if the kind or a linked record does not exist, 400 for a link that is there twice. */
export async function requireNamedRecords(
  scope: ProjectScope,
  { tipoId = null, vinculos = [] }: Named,
  /** Of the document before: a record that was deleted since does not prevent other changes. */
  linked: Pick<Vinculo, 'entidad' | 'id'>[] = [],
): Promise<void> {
  await requireReferences(scope, { references }, { tipoId })
  if (new Set(vinculos.map(keyOf)).size < vinculos.length) throw invalid('vinculos', 'Hay uno repetido.')
  const before = new Set(linked.map(keyOf))
  for (const vinculo of vinculos)
    if (!before.has(keyOf(vinculo))) await requireLinked(scope.db, scope.project.id, vinculo)
}

const versionColumns = (ctx: Context, { hash, bytes, mime }: Content, comentario: string) => ({
  hash,
  tamano: bytes,
  mime,
  comentario,
  subidoPor: ctx.user.name,
  subidoPorId: ctx.user.id,
  subidoEn: ctx.clock().toISOString(),
})

async function insertVersion(
  { db, desarrolladoraId }: ProjectScope,
  documentoId: string,
  numero: number,
  columns: ReturnType<typeof versionColumns>,
  miniatura: string | null,
): Promise<void> {
  const { hash, tamano: bytes, mime, comentario, subidoPor, subidoPorId, subidoEn } = columns
  await changes.insertVersions(db, [
    {
      documentoId,
      numero,
      companyId: desarrolladoraId,
      hash,
      bytes,
      mime,
      comentario,
      createdBy: subidoPor,
      uploadedBy: subidoPorId,
      createdAt: subidoEn,
      miniatura,
    },
  ])
  const estado = firstTextState(mime, bytes)
  if (estado) await changes.insertTexts(db, [{ hash, mime, estado, intentos: 0, reclamadoHasta: null }])
}

type NewDocument = {
  name: { nombre: string; clave: string; sortKey: string }
  carpetaId: string | null
  tipoId: string | null
  descripcion: string
  vencimiento: string | null
  etiquetas: string[]
  comentario: string
}

/** Stores a document with its first version; it is no drawing yet. Throws 409 if the project is full. */
export async function insertDocument(
  ctx: Context,
  scope: ProjectScope,
  { name, etiquetas, comentario, ...fields }: NewDocument,
  content: Content,
): Promise<string> {
  const { db, project } = scope
  if ((await countAll(db, project.id)) >= mostDocuments) {
    const message = `El proyecto ya tiene ${mostDocuments.toLocaleString('es-AR')} documentos. Borrá los que no uses.`
    throw new Problem(409, 'Too many documents', message)
  }
  const id = newId()
  const columns = versionColumns(ctx, content, comentario)
  await changes.insertDocument(db, {
    id,
    proyectoId: project.id,
    ...name,
    ...fields,
    ...columns,
    searchText: searchTextOf(name.nombre, fields.descripcion, etiquetas, null),
    esVigente: 0,
    versionNumero: 1,
    creadoEn: columns.subidoEn,
    version: 1,
  })
  await insertVersion(scope, id, 1, columns, null)
  await changes.replaceTags(db, id, etiquetas)
  return id
}

/** Adds the next version of a document; the project's lock makes its number unique. */
export async function addVersion(
  ctx: Context,
  scope: ProjectScope,
  { id, versionNumero, hash }: DocumentRow,
  { content, comentario }: { content: Content; comentario: string },
): Promise<void> {
  if (content.hash === hash) throw conflict('Ese es el contenido de la versión actual: no hay nada nuevo.')
  const columns = versionColumns(ctx, content, comentario)
  await changes.updateDocument(scope.db, id, { ...columns, versionNumero: versionNumero + 1 })
  await insertVersion(scope, id, versionNumero + 1, columns, content.miniatura ?? null)
}
