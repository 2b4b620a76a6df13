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

/** The pages that have all words, by document. Throws 404. */
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
  const [total, unread] = await Promise.all([
    queries.countTextMatches(db, proyectoId, search),
    queries.countUnread(db, proyectoId),
  ])
  const page = pageOf(query, total)
  const rows = page.offset < total ? await queries.selectTextMatches(db, proyectoId, search, page) : []
  const items = rows.map(({ texto, esActual, ...row }) => ({
    ...row,
    esActual: Boolean(esActual),
    ruta: tree.pathOf(row.carpetaId),
    extracto: excerptOf(texto, q),
  }))
  return { items, ...page.answer, ...unread }
}
