/** Queries of the texts of contents: which must be read, and which pages have some words. */
import { sql } from 'kysely'
import { insertRows } from '../../db/insert-rows.ts'
import { hasAllWords, wordsColumn } from '../../db/word-search.ts'
import type { Db } from '../../db/schema.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Estado = components['schemas']['DocumentoTextoEstado']

export type PendingText = { hash: string; mime: string; intentos: number }

/** Contents to read that no replica is reading. */
export function selectPending(
  db: Db,
  { now, mimes, limit }: { now: string; mimes: string[]; limit: number },
): Promise<PendingText[]> {
  return db
    .selectFrom('contenidoTextos')
    .select(['hash', 'mime', 'intentos'])
    .where('estado', '=', 'pendiente')
    .where('mime', 'in', mimes)
    .where((eb) => eb.or([eb('reclamadoHasta', 'is', null), eb('reclamadoHasta', '<', now)]))
    .orderBy('hash')
    .limit(limit)
    .execute()
}

export async function claimTexts(db: Db, hashes: string[], reclamadoHasta: string): Promise<void> {
  await db
    .updateTable('contenidoTextos')
    .set((eb) => ({ reclamadoHasta, intentos: eb('intentos', '+', 1) }))
    .where('hash', 'in', hashes)
    .execute()
}

export async function updateTextState(db: Db, hashes: string[], estado: Estado): Promise<void> {
  await db
    .updateTable('contenidoTextos')
    .set({ estado, reclamadoHasta: null })
    .where('hash', 'in', hashes)
    .where('estado', '=', 'pendiente')
    .execute()
}

/** Stores the pages of a content; those without words are left out. */
export async function insertPages(db: Db, hash: string, pages: string[]): Promise<void> {
  const rows = pages.map((texto, index) => ({ hash, pagina: index + 1, texto, palabras: wordsColumn(texto) }))
  await insertRows(
    db,
    'contenidoPaginas',
    rows.filter(({ palabras }) => palabras !== ''),
  )
}

export async function deletePages(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('contenidoPaginas').where('hash', '=', hash).execute()
}

/** The projects that have a content. */
export async function selectProjectsOf(db: Db, hashes: string[]): Promise<number[]> {
  const rows = await db.selectFrom('documentos').select('proyectoId').distinct().where('hash', 'in', hashes).execute()
  return rows.map(({ proyectoId }) => proyectoId)
}

export type TextSearch = {
  q: string
  /** Null: everywhere. */
  folders: string[] | null
  withOlder: boolean
}

export type TextMatch = {
  seq: number
  pagina: number
  documentoId: string
  nombre: string
  sortKey: string
  carpetaId: string | null
  mime: string
  versionNumero: number
  actual: number
}

/** Pages with all words, at most `limit` in no order; none if the search has no words. */
export async function selectTextMatches(
  db: Db,
  proyectoId: number,
  { q, folders, withOlder }: TextSearch,
  limit: number,
): Promise<TextMatch[]> {
  const match = hasAllWords(db, { table: 'contenidoPaginas', key: 'seq', column: 'palabras' }, q)
  if (!match) return []
  // Of an older version, its own number; else the hash of the document itself finds the page.
  const versions = withOlder
    ? sql`inner join "documentoVersiones" v on v."hash" = "contenidoPaginas"."hash"
        inner join "documentos" d on d."id" = v."documentoId"`
    : sql`inner join "documentos" d on d."hash" = "contenidoPaginas"."hash"`
  const numero = withOlder ? sql.ref('v.numero') : sql.ref('d.versionNumero')
  const within = folders ? sql`and d."carpetaId" in (${sql.join(folders)})` : sql``
  const { rows } = await sql<TextMatch>`
    select "contenidoPaginas"."seq", "contenidoPaginas"."pagina", d."id" as "documentoId", d."nombre", d."sortKey",
      d."carpetaId", d."mime", ${numero} as "versionNumero", d."versionNumero" as "actual"
    from "contenidoPaginas" ${versions}
    where ${match} and d."proyectoId" = ${proyectoId} and d."borradoCon" is null ${within}
    limit ${limit}`.execute(db)
  return rows
}

/** The texts of some pages. */
export async function selectPageTexts(db: Db, seqs: number[]): Promise<Map<number, string>> {
  if (seqs.length === 0) return new Map()
  const rows = await db.selectFrom('contenidoPaginas').select(['seq', 'texto']).where('seq', 'in', seqs).execute()
  return new Map(rows.map(({ seq, texto }) => [seq, texto]))
}

/** How many documents of a project have a text that is not found, by state; PDF files only, but for pending ones. */
export async function countUnread(db: Db, proyectoId: number) {
  const rows = await db
    .selectFrom('contenidoTextos as t')
    .innerJoin('documentos as d', 'd.hash', 't.hash')
    .select((eb) => ['t.estado', eb.fn.countAll<number | string>().as('total')])
    .where('t.estado', '<>', 'listo')
    .where('d.proyectoId', '=', proyectoId)
    .where('d.borradoCon', 'is', null)
    .where((eb) => eb.or([eb('t.estado', '=', 'pendiente'), eb('t.mime', '=', 'application/pdf')]))
    .groupBy('t.estado')
    .execute()
  const totalOf = (...estados: Estado[]) =>
    rows.filter(({ estado }) => estados.includes(estado)).reduce((sum, { total }) => sum + Number(total), 0)
  return { sinTexto: totalOf('sinTexto', 'fallido'), pendientes: totalOf('pendiente') }
}
