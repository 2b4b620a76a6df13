/** Queries that read documents. Those in the trash are excluded unless a name says otherwise. */
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { isLike } from '../../db/search.ts'
import type { Database, Db } from '../../db/schema.ts'
import { inChunks } from '../../lib/chunks.ts'
import { identityKey } from '../../lib/text.ts'
import type { DocumentosTables } from './tables.ts'

type Schemas = components['schemas']
type Documentos = DocumentosTables['documentos']

const columns = [
  'id',
  'proyectoId',
  'carpetaId',
  'nombre',
  'clave',
  'sortKey',
  'tipoId',
  'descripcion',
  'vencimiento',
  'disciplina',
  'planoNumero',
  'planoClave',
  'revision',
  'revisionOrden',
  'esVigente',
  'versionNumero',
  'hash',
  'tamano',
  'mime',
  'comentario',
  'subidoPor',
  'subidoPorId',
  'subidoEn',
  'creadoEn',
  'version',
] as const satisfies (keyof Documentos)[]

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof selectDocument>>>

const living = (db: Db, proyectoId: number) =>
  db.selectFrom('documentos').where('documentos.proyectoId', '=', proyectoId).where('documentos.borradoCon', 'is', null)

export function selectDocument(db: Db, proyectoId: number, id: string) {
  return living(db, proyectoId).select(columns).where('id', '=', id).executeTakeFirst()
}

export async function selectDocuments(db: Db, proyectoId: number, ids: string[]): Promise<DocumentRow[]> {
  const rows: DocumentRow[] = []
  for (const chunk of inChunks(ids))
    rows.push(...(await living(db, proyectoId).select(columns).where('id', 'in', chunk).execute()))
  return rows
}

export async function countAll(db: Db, proyectoId: number): Promise<number> {
  const { total } = await living(db, proyectoId)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The days on which the notice of an expiry begins: the day after today plus the days of notice, by kind of document. */
export type Notice = { today: string; lastDay: string; lastDays: { tipoId: string; lastDay: string }[] }

export type DocumentFilter = {
  /** Null: the root. */
  carpetaId?: string | null | undefined
  tipoId?: string | undefined
  etiqueta?: string | undefined
  persona?: string | undefined
  vigencias?: Schemas['DocumentoVigencia'][] | undefined
  texto?: Schemas['DocumentoTextoEstado'] | undefined
  entidad?: Schemas['EventoVinculoEntidad'] | undefined
  entidadId?: string | undefined
  /** Days in Buenos Aires, as moments in UTC. */
  desde?: string | undefined
  hasta?: string | undefined
  vence?: { desde?: string | undefined; hasta?: string | undefined } | undefined
  search?: string | undefined
  planos?: { disciplina?: string | undefined; numero?: string | undefined; estado?: string | undefined } | undefined
}

/** The last day of notice of a document's kind. */
function lastDayOf({ lastDay, lastDays }: Notice) {
  if (lastDays.length === 0) return sql`${lastDay}`
  const cases = lastDays.map((each) => sql`when "documentos"."tipoId" = ${each.tipoId} then ${each.lastDay}`)
  return sql`case ${sql.join(cases, sql` `)} else ${lastDay} end`
}

function isInVigencia(notice: Notice, vigencia: Schemas['DocumentoVigencia']) {
  const expiry = sql.ref('documentos.vencimiento')
  switch (vigencia) {
    case 'sinVencimiento':
      return sql<SqlBool>`${expiry} is null`
    case 'vencido':
      return sql<SqlBool>`${expiry} < ${notice.today}`
    case 'porVencer':
      return sql<SqlBool>`${expiry} >= ${notice.today} and ${expiry} <= ${lastDayOf(notice)}`
    case 'vigente':
      return sql<SqlBool>`${expiry} >= ${notice.today} and ${expiry} > ${lastDayOf(notice)}`
  }
}

type Builder = ExpressionBuilder<Database, 'documentos'>

const hasTag = (eb: Builder, etiqueta: string) =>
  eb.exists(
    eb
      .selectFrom('documentoEtiquetas')
      .select('documentoId')
      .whereRef('documentoId', '=', 'documentos.id')
      .where('clave', '=', identityKey(etiqueta.trim())),
  )

function isLinked(eb: Builder, { entidad, entidadId }: DocumentFilter) {
  let links = eb.selectFrom('documentoVinculos').select('documentoId').whereRef('documentoId', '=', 'documentos.id')
  if (entidad !== undefined) links = links.where('entidad', '=', entidad)
  if (entidadId !== undefined) links = links.where('entidadId', '=', entidadId)
  return eb.exists(links)
}

/** A content without a row is of a kind that is not read. */
function hasTextState(eb: Builder, estado: Schemas['DocumentoTextoEstado']) {
  const texts = eb.selectFrom('contenidoTextos').select('hash').whereRef('contenidoTextos.hash', '=', 'documentos.hash')
  if (estado === 'sinTexto') return eb.not(eb.exists(texts.where('estado', '<>', 'sinTexto')))
  return eb.exists(texts.where('estado', '=', estado))
}

function filtered(db: Db, proyectoId: number, filter: DocumentFilter, notice: Notice) {
  const { carpetaId, tipoId, etiqueta, persona, vigencias, texto, desde, hasta, vence, search, planos } = filter
  let query = living(db, proyectoId)
  if (carpetaId !== undefined) query = query.where('carpetaId', carpetaId === null ? 'is' : '=', carpetaId)
  if (tipoId !== undefined) query = query.where('tipoId', '=', tipoId)
  if (persona !== undefined) query = query.where('subidoPorId', '=', persona)
  if (desde !== undefined) query = query.where('subidoEn', '>=', desde)
  if (hasta !== undefined) query = query.where('subidoEn', '<', hasta)
  if (vence?.desde !== undefined) query = query.where('vencimiento', '>=', vence.desde)
  if (vence?.hasta !== undefined) query = query.where('vencimiento', '<=', vence.hasta)
  if (vigencias !== undefined)
    query = query.where((eb) => eb.or(vigencias.map((vigencia) => isInVigencia(notice, vigencia))))
  if (etiqueta !== undefined) query = query.where((eb) => hasTag(eb, etiqueta))
  if (texto !== undefined) query = query.where((eb) => hasTextState(eb, texto))
  if (filter.entidad !== undefined || filter.entidadId !== undefined) query = query.where((eb) => isLinked(eb, filter))
  if (search) query = query.where(isLike('documentos.searchText', search))
  if (planos) {
    query = query.where('disciplina', 'is not', null)
    if (planos.disciplina !== undefined)
      query = query.where('disciplina', '=', planos.disciplina as Schemas['DocumentoDisciplina'])
    if (planos.numero !== undefined) query = query.where('planoClave', '=', identityKey(planos.numero.trim()))
    if (planos.estado !== undefined) query = query.where('esVigente', '=', Number(planos.estado === 'VIGENTE'))
  }
  return query
}

export type DocumentSort = 'nombre' | 'subidoEn' | 'tamano' | 'vencimiento' | 'tipo' | 'plano' | 'numero'
export type Slice = { sort: DocumentSort; order: 'asc' | 'desc'; offset: number; limit: number }

const sortColumns: Record<Exclude<DocumentSort, 'tipo'>, (keyof Documentos)[]> = {
  nombre: ['sortKey'],
  subidoEn: ['subidoEn'],
  tamano: ['tamano'],
  vencimiento: ['vencimiento'],
  plano: ['disciplina', 'planoClave', 'revisionOrden'],
  numero: ['planoClave', 'revisionOrden'],
}

export async function countDocuments(db: Db, proyectoId: number, filter: DocumentFilter, notice: Notice) {
  const { total } = await filtered(db, proyectoId, filter, notice)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function selectPage(
  db: Db,
  proyectoId: number,
  filter: DocumentFilter,
  notice: Notice,
  { sort, order, offset, limit }: Slice,
): Promise<DocumentRow[]> {
  let query = filtered(db, proyectoId, filter, notice).select(columns.map((column) => `documentos.${column}` as const))
  if (sort === 'tipo')
    query = query
      .leftJoin('tiposDocumento', 'tiposDocumento.id', 'documentos.tipoId')
      .orderBy(sql`coalesce("tiposDocumento"."sortKey", '')`, order)
      .orderBy('documentos.sortKey', order)
  // Rows without an expiry come last in both orders and stores.
  else if (sort === 'vencimiento')
    query = query
      .orderBy(sql`case when "documentos"."vencimiento" is null then 1 else 0 end`)
      .orderBy('vencimiento', order)
  else for (const column of sortColumns[sort]) query = query.orderBy(`documentos.${column}`, order)
  return query.orderBy('documentos.id', order).limit(limit).offset(offset).execute()
}

/** Documents whose current version has one of these contents, also in the trash; by hash, at most `most` each. */
export async function selectSameContent(db: Db, proyectoId: number, hashes: string[], most: number) {
  const rows = []
  for (const chunk of inChunks(hashes))
    rows.push(
      ...(await db
        .selectFrom('documentos')
        .select(['id', 'nombre', 'carpetaId', 'hash', 'borradoCon'])
        .where('proyectoId', '=', proyectoId)
        .where('hash', 'in', chunk)
        .orderBy((eb) => eb.case().when('borradoCon', 'is', null).then(0).else(1).end())
        .orderBy('seq')
        .execute()),
    )
  return new Map([...Map.groupBy(rows, ({ hash }) => hash)].map(([hash, same]) => [hash, same.slice(0, most)]))
}

/** What else a page of documents shows, by document or content. */
export async function selectDetails(db: Db, rows: DocumentRow[]) {
  const ids = rows.map(({ id }) => id)
  const typeIds = [...new Set(rows.flatMap(({ tipoId }) => tipoId ?? []))]
  const hashes = [...new Set(rows.map(({ hash }) => hash))]
  const [types, tags, links, texts, pictured] = await Promise.all([
    selectTypes(db, typeIds),
    selectTags(db, ids),
    selectLinks(db, ids),
    selectTextStates(db, hashes),
    selectPictured(db, ids),
  ])
  return { types, tags, links, texts, pictured }
}

async function selectTypes(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('tiposDocumento').select(['id', 'nombre']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, nombre }) => [id, nombre]))
}

/** The tags of documents, in their order. */
export async function selectTags(db: Db, ids: string[]): Promise<Map<string, string[]>> {
  const rows = []
  for (const chunk of inChunks(ids))
    rows.push(
      ...(await db
        .selectFrom('documentoEtiquetas')
        .select(['documentoId', 'etiqueta'])
        .where('documentoId', 'in', chunk)
        .orderBy('posicion')
        .execute()),
    )
  const byDocument = Map.groupBy(rows, ({ documentoId }) => documentoId)
  return new Map([...byDocument].map(([id, own]) => [id, own.map(({ etiqueta }) => etiqueta)]))
}

export async function selectLinks(db: Db, ids: string[]) {
  const rows = []
  for (const chunk of inChunks(ids))
    rows.push(
      ...(await db
        .selectFrom('documentoVinculos')
        .select(['documentoId', 'entidad', 'entidadId as id'])
        .where('documentoId', 'in', chunk)
        .orderBy('posicion')
        .execute()),
    )
  return Map.groupBy(rows, ({ documentoId }) => documentoId)
}

/** Those of the documents whose current version has a thumbnail. */
async function selectPictured(db: Db, ids: string[]): Promise<Set<string>> {
  const pictured = new Set<string>()
  for (const chunk of inChunks(ids)) {
    const rows = await db
      .selectFrom('documentos')
      .innerJoin('documentoVersiones as v', (join) =>
        join.onRef('v.documentoId', '=', 'documentos.id').onRef('v.numero', '=', 'documentos.versionNumero'),
      )
      .select('documentos.id')
      .where('documentos.id', 'in', chunk)
      .where('v.miniatura', 'is not', null)
      .execute()
    for (const { id } of rows) pictured.add(id)
  }
  return pictured
}

async function selectTextStates(db: Db, hashes: string[]) {
  const rows = []
  for (const chunk of inChunks(hashes))
    rows.push(
      ...(await db.selectFrom('contenidoTextos').select(['hash', 'estado']).where('hash', 'in', chunk).execute()),
    )
  return new Map(rows.map(({ hash, estado }) => [hash, estado]))
}

/** The days of notice of the kinds of documents of a company that expire. */
export async function selectNoticeDays(db: Db, desarrolladoraId: number) {
  return db
    .selectFrom('tiposDocumento')
    .select(['id', 'diasAviso'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('vence', '=', 1)
    .execute()
}

/** The tags of a project by use. */
export async function selectTagUses(db: Db, proyectoId: number, limit: number) {
  const rows = await living(db, proyectoId)
    .innerJoin('documentoEtiquetas as e', 'e.documentoId', 'documentos.id')
    .select((eb) => [
      eb.fn.min<string>('e.etiqueta').as('etiqueta'),
      eb.fn.countAll<number | string>().as('documentos'),
    ])
    .groupBy('e.clave')
    .orderBy('documentos', 'desc')
    .orderBy('e.clave')
    .limit(limit)
    .execute()
  return rows.map(({ etiqueta, documentos }) => ({ etiqueta, documentos: Number(documentos) }))
}

/** The revisions of a drawing, the oldest first. */
export function selectRevisions(db: Db, proyectoId: number, disciplina: Schemas['DocumentoDisciplina'], clave: string) {
  return living(db, proyectoId)
    .select(columns)
    .where('disciplina', '=', disciplina)
    .where('planoClave', '=', clave)
    .orderBy('revisionOrden')
    .orderBy('seq')
    .execute()
}

/** The place of every document, for the zip; in order of folder and name. */
export function selectPlaced(db: Db, proyectoId: number) {
  return living(db, proyectoId)
    .select(['id', 'nombre', 'carpetaId', 'hash', 'tamano', 'subidoEn', 'versionNumero'])
    .orderBy('carpetaId')
    .orderBy('sortKey')
    .execute()
}

/** How many documents there are, and their bytes. */
export async function selectSums(db: Db, proyectoId: number) {
  const { documentos, tamano } = await living(db, proyectoId)
    .select((eb) => [eb.fn.countAll<number | string>().as('documentos'), eb.fn.sum('tamano').as('tamano')])
    .executeTakeFirstOrThrow()
  return { documentos: Number(documentos), tamano: Number(tamano ?? 0) }
}

/** The obligatory kinds of documents of a company. */
export function selectObligatoryTypes(db: Db, desarrolladoraId: number) {
  return db
    .selectFrom('tiposDocumento')
    .select(['id', 'nombre', 'vence'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('obligatorio', '=', 1)
    .where('activo', '=', 1)
    .orderBy('sortKey')
    .execute()
}

/** How many documents of each kind there are, the latest expiry, and how many never expire. */
export async function selectTypeSums(db: Db, proyectoId: number) {
  const rows = await living(db, proyectoId)
    .select((eb) => [
      'tipoId',
      eb.fn.countAll<number | string>().as('documentos'),
      eb.fn.count<number | string>('vencimiento').as('withExpiry'),
      eb.fn.max<string | null>('vencimiento').as('vencimiento'),
    ])
    .where('tipoId', 'is not', null)
    .groupBy('tipoId')
    .execute()
  return new Map(
    rows.map((row) => [row.tipoId, { ...row, documentos: Number(row.documentos), withExpiry: Number(row.withExpiry) }]),
  )
}
