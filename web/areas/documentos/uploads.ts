/** The uploads of documents: the content first, then the document made of it. */
import { call, invalidate } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { progressFetch } from '../../api/progress-fetch.ts'
import type { Schema } from '../../api/types.ts'
import { createUploadQueue, type QueuedUpload } from '../../api/upload-queue.ts'
import { pathWords } from './folder-tree.ts'
import { staleAreas, type Plano } from './queries.ts'
import { addThumbnail } from './thumbnails.ts'

export type DocumentPlace = {
  proyectoId: number
  carpetaId: string | null
  /** What the drawing says of itself, as corrected before sending. */
  plano: Plano | null
  /** The document whose next version it becomes; null for one of its own name. */
  next: { id: string; comentario: string; version: number } | null
}
type DocumentUpload = QueuedUpload<DocumentPlace>
type Subida = Schema<'DocumentoSubida'>

/** The stored contents: a document that is refused, such as for its name, needs no second upload. */
const stored = new WeakMap<File, Subida>()

async function storedContent(
  { file, name, place: { proyectoId } }: DocumentUpload,
  fetch: ReturnType<typeof progressFetch>,
): Promise<Subida> {
  const before = stored.get(file)
  if (before) return before
  const body = new FormData()
  body.set('file', file, name)
  const subida = await call('uploadDocumento', { proyectoId, body }, { fetch })
  stored.set(file, subida)
  return subida
}

/** Destinations whose document was changed by somebody else: a retry of the version after reading so is meant. */
const staleSeen = new WeakSet<DocumentPlace>()

const clashWords = { replace: 'version', both: 'ambos' } as const

/** Says where else the project has the same content. */
function sameContentNote({ iguales }: Subida): string | null {
  const [same] = iguales
  if (!same) return null
  const place = same.enPapelera ? 'la papelera' : pathWords(same.ruta === '' ? [] : same.ruta.split('/'))
  return `Listo. El mismo contenido ya está en ${place}: «${same.nombre}».`
}

type NextVersion = NonNullable<DocumentPlace['next']>
type Sent = { subidaId: string; headersFor: (body: string) => Record<string, string> }

/** Adds a version. If somebody changed the document since, it fails once, and the retry adds it nevertheless. */
async function addVersion(place: DocumentPlace, next: NextVersion, { subidaId, headersFor }: Sent) {
  const { id, comentario, version } = next
  const isConfirmed = staleSeen.has(place)
  const body = { subidaId, comentario, ...(!isConfirmed && { version }) }
  const headers = headersFor(isConfirmed ? 'confirmada' : 'version')
  try {
    return await call('createDocumentoVersion', { proyectoId: place.proyectoId, id, body, headers })
  } catch (error) {
    if (error instanceof ApiError && error.error === 'Stale version') staleSeen.add(place)
    throw error
  }
}

export const documentUploads = createUploadQueue<DocumentPlace>({
  async send(upload, { signal, onProgress, isQueued }) {
    const { name, whenTaken, place } = upload
    const { proyectoId, carpetaId, plano, next } = place
    const subida = await storedContent(upload, progressFetch(onProgress, signal))
    if (!isQueued()) return null
    const subidaId = subida.id
    // A retry after a lost response sends the same key, and gets the document that was made.
    const headersFor = (body: string) => ({ 'Idempotency-Key': `${subidaId}-${body}` })
    if (next) {
      const documento = await addVersion(place, next, { subidaId, headersFor })
      addThumbnail(proyectoId, documento, upload.file)
    } else {
      const alChocar = whenTaken && clashWords[whenTaken]
      const body = { subidaId, nombre: name, carpetaId, ...(alChocar && { alChocar }), ...(plano && { plano }) }
      const headers = headersFor(whenTaken ?? 'nuevo')
      const { resultado, documento } = await call('createDocumento', { proyectoId, body, headers })
      if (resultado !== 'omitido') addThumbnail(proyectoId, documento, upload.file)
    }
    stored.delete(upload.file)
    return next ? null : sameContentNote(subida)
  },
  onSettled: () => void invalidate(...staleAreas),
})
