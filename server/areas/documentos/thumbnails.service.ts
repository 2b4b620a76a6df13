/** Small pictures of versions. The browser makes them at the upload; they are as untrusted as any file. */
import { pictureSize } from '../../../openapi/shared/image-size.ts'
import type { Context } from '../../context.ts'
import { wholeImageType } from '../../lib/image-structure.ts'
import { invalid, notFound, Problem } from '../../lib/problem.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import type { Place } from '../../records/record.ts'
import { announceDocuments } from './announce.ts'
import * as changes from './changes.queries.ts'
import { requireDocument } from './store.service.ts'

const mostBytes = 50_000
const mostSide = 256
const types = ['image/webp', 'image/jpeg', 'image/png']

type VersionPlace = Place & { numero: number }

const missing = () => notFound('Ese documento no tiene esa versión.')

/** Throws 413 for a large file, 400 unless it is a small picture by its content. */
function requireSmallPicture(bytes: Uint8Array): void {
  if (bytes.length > mostBytes)
    throw new Problem(413, 'Payload too large', 'La miniatura supera 50 kB. Achicala y probá de nuevo.')
  const type = wholeImageType(bytes)
  if (!type || !types.includes(type)) throw invalid('miniatura', 'Elegí una imagen WebP, JPEG o PNG.')
  const size = pictureSize(bytes)
  if (!size || Math.max(size.width, size.height) > mostSide)
    throw invalid('miniatura', `La miniatura mide hasta ${mostSide} píxeles por lado.`)
}

/** Sets the thumbnail of a version; the document keeps its `version`. Throws 400, 404 and 413. */
export async function putDocumentoMiniatura(
  ctx: Context,
  { proyectoId, id, numero }: VersionPlace,
  bytes: Uint8Array,
): Promise<true> {
  requireSmallPicture(bytes)
  const { hash } = await ctx.files.keepBytes(bytes)
  return writeRecords<true>(ctx, proyectoId, {}, async (scope) => {
    await requireDocument(scope, id)
    if (!(await changes.updateThumbnail(scope.db, id, numero, hash))) throw missing()
    await announceDocuments(ctx, scope.db, proyectoId)
    return true
  })
}

/** The thumbnail of a version and its type. Throws 404. */
export async function getDocumentoMiniatura(ctx: Context, { proyectoId, id, numero }: VersionPlace) {
  const scope = await projectScope(ctx, ctx.store.read, proyectoId)
  await requireDocument(scope, id)
  const version = await changes.selectVersion(scope.db, id, numero)
  if (!version) throw missing()
  if (version.miniatura === null) throw notFound('Esa versión no tiene miniatura.')
  const content = await ctx.files.read(version.miniatura)
  // Checked when it was stored; by its bytes, not by what somebody declared.
  return { type: wholeImageType(content) ?? 'application/octet-stream', content }
}
