/** The thumbnails of new versions: made here, where the file is, and sent after the document. */
import { call, invalidate } from '../../api/operations.ts'
import type { Documento } from './queries.ts'

/** The limits of the contract. */
const mostBytes = 50_000
const side = 256
/** Beyond it a browser needs more than 100 MB to decode or read it. */
const mostSourceBytes = 40_000_000
const qualities = [0.8, 0.5, 0.3]

const image = /^image\/(png|jpeg|gif|webp)$/

async function pictureOfImage(file: Blob, quality: number): Promise<Blob | null> {
  const source = await createImageBitmap(file)
  const scale = Math.min(1, side / Math.max(source.width, source.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(source.width * scale))
  canvas.height = Math.max(1, Math.round(source.height * scale))
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  source.close()
  const encode = (type: string) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  const webp = await encode('image/webp')
  // Safari makes a PNG instead, which is larger.
  return webp?.type === 'image/webp' ? webp : encode('image/jpeg')
}

async function pictureOf(file: Blob, mime: string, quality: number): Promise<Blob | null> {
  if (image.test(mime)) return pictureOfImage(file, quality)
  return (await import('../../ui/pdf/pdf-picture.ts')).pictureOfPdf(file, side, quality)
}

async function send(proyectoId: number, { id, mime, versionNumero: numero }: Documento, file: File): Promise<void> {
  const blob = file.slice(0, file.size, mime)
  for (const quality of qualities) {
    const picture = await pictureOf(blob, mime, quality)
    if (!picture) return
    if (picture.size > mostBytes) continue
    const body = new FormData()
    body.set('miniatura', picture, 'miniatura')
    await call('putDocumentoMiniatura', { proyectoId, id, numero, body })
    return
  }
}

let last = Promise.resolve()
let waiting = 0

/**
 * Makes and sends the thumbnail of a version that was just uploaded, one after the other, so that many uploads do not compete for
 * memory. A document without one shows its icon: nothing is said about a failure.
 */
export function addThumbnail(proyectoId: number, documento: Documento, file: File): void {
  const { mime } = documento
  if (file.size > mostSourceBytes || !(image.test(mime) || mime === 'application/pdf')) return
  waiting++
  last = last
    .then(() => send(proyectoId, documento, file))
    .catch((error: unknown) => console.warn('No thumbnail was made', error))
    .then(() => {
      if (--waiting === 0) void invalidate('documentos')
    })
}
