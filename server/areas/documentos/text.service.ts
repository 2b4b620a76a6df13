/** Search inside the files (docs/domain/project-documents.md, Text). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Query } from '../../http/contract.ts'
import { pageOf } from '../../records/page.ts'
import { projectScope } from '../../records/project-scope.ts'
import { excerptOf } from './excerpt.ts'
import { loadTree } from './load.ts'
import { requireFolder } from './place.ts'
import * as queries from './text.queries.ts'

const mostMatches = 1000

/** By name, then the newest version, then the page. */
function compareMatches(one: queries.TextMatch, other: queries.TextMatch): number {
  if (one.sortKey !== other.sortKey) return one.sortKey < other.sortKey ? -1 : 1
  if (one.documentoId !== other.documentoId) return one.documentoId < other.documentoId ? -1 : 1
  return other.versionNumero - one.versionNumero || one.pagina - other.pagina
}

/** The pages that have all words, by document; at most 1,000. Throws 404. */
export async function searchDocumentoTexto(
  ctx: Context,
  proyectoId: number,
  { q, carpetaId, anteriores = false, ...query }: Query<'searchDocumentoTexto'>,
): Promise<components['schemas']['DocumentoTextos']> {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  const { db } = scope
  const tree = await (carpetaId === undefined ? loadTree(db, proyectoId) : requireFolder(scope, carpetaId))
  const folders = carpetaId === undefined ? null : tree.within(carpetaId)
  const search = { q, folders, withOlder: anteriores }
  const [matches, unread] = await Promise.all([
    queries.selectTextMatches(db, proyectoId, search, mostMatches),
    queries.countUnread(db, proyectoId),
  ])
  const { offset, size, answer } = pageOf(query, matches.length)
  const rows = matches.toSorted(compareMatches).slice(offset, offset + size)
  const texts = await queries.selectPageTexts(
    db,
    rows.map(({ seq }) => seq),
  )
  const items = rows.map(({ seq, sortKey: _key, actual, ...row }) => ({
    ...row,
    esActual: row.versionNumero === actual,
    ruta: tree.pathOf(row.carpetaId),
    extracto: excerptOf(texts.get(seq) ?? '', q),
  }))
  return { items, ...answer, ...unread }
}
