import { getDocument, type PDFDocumentProxy, type RenderTask } from 'pdfjs-dist'
// An opaque origin cannot start a worker from a URL; pdf.js then uses this module in the frame's own thread.
import 'pdfjs-dist/build/pdf.worker.mjs'
import type { PdfCommand, PdfEvent, PdfView } from './pdf-messages.ts'

/** Browsers refuse larger canvases; phones refuse them first. */
const maxPixels = 16_000_000

let pdf: PDFDocumentProxy | undefined
let running: RenderTask | undefined
let latest = 0
const canvas = document.createElement('canvas')
canvas.style.cssText = 'display:block;margin:auto;background:white'
document.body.style.margin = '0'
document.body.append(canvas)

const send = (event: PdfEvent) => parent.postMessage(event, '*')

function failed(error: unknown): void {
  const isLocked = error instanceof Error && error.name === 'PasswordException'
  send({ kind: 'failed', reason: isLocked ? 'password' : 'damaged' })
}

async function open(bytes: ArrayBuffer): Promise<void> {
  pdf = await getDocument({ data: bytes, useWorkerFetch: false }).promise
  send({ kind: 'opened', pageCount: pdf.numPages })
}

async function show({ page: number, scale, rotation }: PdfView): Promise<void> {
  if (!pdf) return
  const turn = ++latest
  const page = await pdf.getPage(number)
  running?.cancel()
  await running?.promise.catch(() => undefined)
  // A newer view was requested while this one waited.
  if (turn !== latest) return
  const size = page.getViewport({ scale, rotation: page.rotate + rotation })
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (size.width * size.height)))
  const viewport = page.getViewport({ scale: scale * density, rotation: page.rotate + rotation })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.width = `${size.width}px`
  running = page.render({ canvas, viewport })
  await running.promise.catch((error: unknown) => {
    if (turn === latest) throw error
  })
}

addEventListener('message', ({ source, data }: MessageEvent<PdfCommand>) => {
  if (source !== parent) return
  void (data.kind === 'open' ? open(data.bytes) : show(data.view)).catch(failed)
})
send({ kind: 'ready' })
