import { insertBytes } from '../../db/files/stored-files.ts'
import { readFixture } from '../../db/fixtures.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { wordsColumn } from '../../db/word-search.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { addDays, dayAt } from '../../lib/calendar.ts'
import { identityKey } from '../../lib/text.ts'
import { filledProjects, sampleId } from '../../records/sample.ts'
import { documentName } from './names.ts'
import { planoColumns } from './planos.service.ts'
import { fewDocuments, filledDocuments, type SampleContent, type SampleDocument } from './sample.ts'
import { searchTextOf } from './store.service.ts'

type Project = { id: number; companyId: number }
type Hashes = Map<SampleContent, string>
type Place = {
  project: Project
  /** The ids of the company's kinds of documents, by name. */
  types: Map<string, string>
  contracts: string[]
  author: { id: string; name: string }
  now: Date
}

/** Stores the contents once, with their texts; returns their hashes. */
async function seedContents(db: Db, samples: SampleDocument[], now: Date): Promise<Hashes> {
  const contents = new Set(samples.flatMap(({ versions }) => versions.map(({ content }) => content)))
  const hashes: Hashes = new Map()
  const byHash = new Map<string, SampleContent>()
  for (const content of contents) {
    const hash = await insertBytes(db, content.bytes, now)
    hashes.set(content, hash)
    byHash.set(hash, content)
  }
  const pagesOf = (content: SampleContent) =>
    content.pages.map((texto, index) => ({ texto, pagina: index + 1 })).filter(({ texto }) => texto !== '')
  await insertRows(
    db,
    'contenidoTextos',
    [...byHash].map(([hash, content]) => {
      const estado = pagesOf(content).length > 0 ? ('listo' as const) : ('sinTexto' as const)
      return { hash, mime: content.mime, estado, intentos: 1, reclamadoHasta: null }
    }),
  )
  await insertRows(
    db,
    'contenidoPaginas',
    [...byHash].flatMap(([hash, content]) =>
      pagesOf(content).map((page) => ({ hash, ...page, palabras: wordsColumn(page.texto) })),
    ),
  )
  return hashes
}

/** The folders of some paths, by path. */
async function seedFolders(db: Db, { project, author, now }: Place, paths: string[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  const all = paths.flatMap((path) => path.split('/').map((_, index, names) => names.slice(0, index + 1).join('/')))
  for (const path of new Set(all.filter(Boolean))) ids.set(path, sampleId(project.id, 'carpetas', ids.size))
  const rows = [...ids].map(([path, id]) => {
    const names = path.split('/')
    return {
      id,
      proyectoId: project.id,
      padreId: ids.get(names.slice(0, -1).join('/')) ?? null,
      ...documentName('nombre', names.at(-1)!),
      creadoPor: author.name,
      creadoEn: daysAgo(now, 500),
      version: 1,
    }
  })
  await insertRows(db, 'carpetas', rows)
  return ids
}

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

function planoOf({ plano }: SampleDocument) {
  const columns = planoColumns(plano ?? null)
  if (!plano) return columns
  return {
    ...columns,
    revisionOrden: plano.isCurrent && plano.revision === '2' ? 2 : 1,
    esVigente: Number(plano.isCurrent),
  }
}

/** The versions of samples, which have the ids `ids`. */
function versionsOf({ project, author, now }: Place, samples: SampleDocument[], ids: string[], hashes: Hashes) {
  return samples.flatMap((sample, index) =>
    sample.versions.map(({ content, comentario }, older) => ({
      documentoId: ids[index]!,
      numero: older + 1,
      companyId: project.companyId,
      hash: hashes.get(content)!,
      bytes: content.bytes.length,
      mime: content.mime,
      comentario,
      createdBy: author.name,
      uploadedBy: author.id,
      createdAt: daysAgo(now, 3 * (samples.length - index) + 2 - older),
    })),
  )
}

async function seedLabels(db: Db, samples: SampleDocument[], ids: string[], contracts: string[]): Promise<void> {
  const tags = samples.flatMap(({ tags: own = [] }, index) =>
    own.map((etiqueta, posicion) => ({ documentoId: ids[index]!, clave: identityKey(etiqueta), etiqueta, posicion })),
  )
  await insertRows(db, 'documentoEtiquetas', tags)
  const links = samples.flatMap(({ contract }, index) => {
    const entidadId = contract === undefined ? undefined : contracts[contract]
    if (entidadId === undefined) return []
    return [{ documentoId: ids[index]!, entidad: 'contrato' as const, entidadId, posicion: 0 }]
  })
  await insertRows(db, 'documentoVinculos', links)
}

async function seedProject(db: Db, place: Place, samples: SampleDocument[], hashes: Hashes): Promise<void> {
  const { project, types, contracts, now } = place
  const paths = samples.map(({ folder }) => folder)
  const folders = await seedFolders(db, place, paths)
  const ids = samples.map((_, index) => sampleId(project.id, 'documentos', index))
  const versions = versionsOf(place, samples, ids, hashes)
  const byDocument = Map.groupBy(versions, ({ documentoId }) => documentoId)
  const documents = samples.map((sample, index) => {
    const id = ids[index]!
    const own = byDocument.get(id)!
    const { hash, bytes, mime, comentario, createdBy, uploadedBy, createdAt } = own.at(-1)!
    const name = documentName('nombre', sample.nombre)
    const plano = planoOf(sample)
    return {
      id,
      proyectoId: project.id,
      carpetaId: folders.get(sample.folder) ?? null,
      ...name,
      searchText: searchTextOf(name.nombre, '', sample.tags ?? [], plano.planoNumero),
      tipoId: (sample.tipo !== undefined && types.get(sample.tipo)) || null,
      descripcion: '',
      vencimiento: sample.expiresIn === undefined ? null : addDays(dayAt(now), sample.expiresIn),
      ...plano,
      versionNumero: own.length,
      hash,
      tamano: bytes,
      mime,
      comentario,
      subidoPor: createdBy,
      subidoPorId: uploadedBy,
      subidoEn: createdAt,
      creadoEn: own[0]!.createdAt,
      version: 1,
    }
  })
  await insertRows(db, 'documentos', documents)
  await insertRows(db, 'documentoVersiones', versions)
  await seedLabels(db, samples, ids, contracts)
}

/** Seeds 120 documents in each filled project, a few in those with a dashboard, and none in the others. */
export async function seedDocumentos(db: Db, { now, accounts }: SeedContext): Promise<void> {
  type Fixture = { projectDashboards: { projectId: number }[] }
  const begun = new Set(readFixture<Fixture>('dashboards').projectDashboards.map(({ projectId }) => projectId))
  const projects = await db.selectFrom('projects').select(['id', 'companyId']).orderBy('id').execute()
  const types = await db.selectFrom('tiposDocumento').select(['id', 'nombre', 'desarrolladoraId']).execute()
  const contracts = await db.selectFrom('contratos').select(['id', 'proyectoId']).orderBy('id').execute()
  const { id, name } = accounts[0]!.user
  // The same contents in all projects: each is stored once.
  const [many, few] = [filledDocuments(), fewDocuments()]
  const hashes = await seedContents(db, [...many, ...few], now)
  for (const project of projects.filter((each) => begun.has(each.id) || filledProjects.has(each.id))) {
    const own = types.filter(({ desarrolladoraId }) => desarrolladoraId === project.companyId)
    const place: Place = {
      project,
      types: new Map(own.map((type) => [type.nombre, type.id])),
      contracts: contracts.filter(({ proyectoId }) => proyectoId === project.id).map((contract) => contract.id),
      author: { id, name },
      now,
    }
    await seedProject(db, place, filledProjects.has(project.id) ? many : few, hashes)
  }
}
