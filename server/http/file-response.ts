/** Uploaded files on their way out: nothing of them ever runs where Obra does. */
import { create } from 'content-disposition'
import { attachmentHeader } from '../lib/attachment-header.ts'

export type SentFile = { name: string; bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> }

const harmless = {
  'X-Content-Type-Options': 'nosniff',
  // With `sandbox` a page would have an origin of its own, without scripts.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** A file to keep: the browser opens it in no page. */
export function downloadOf({ name, bytes, content }: SentFile): Response {
  return new Response(content, {
    headers: {
      ...harmless,
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes),
      'Content-Disposition': attachmentHeader(name),
    },
  })
}

/** What a browser shows without running anything; text is text, whatever it holds. */
const shown = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/

/** A file to look at: an image, a PDF or text by its `type`; of any other type it is a download. */
export function viewOf({ type, ...file }: SentFile & { type: string }): Response {
  const response = downloadOf(file)
  const isText = type.startsWith('text/')
  if (!shown.test(type) && !isText) return response
  response.headers.set('Content-Type', isText ? 'text/plain; charset=utf-8' : type)
  response.headers.set('Content-Disposition', create(file.name.toWellFormed(), { type: 'inline' }))
  return response
}
