/** Responses with uploaded files, which must never execute in Obra's origin. */
import { create } from 'content-disposition'
import { attachmentHeader } from '../lib/attachment-header.ts'

export type SentFile = { name: string; bytes: number; content: ReadableStream<Uint8Array<ArrayBuffer>> }

const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  // `sandbox` gives a page an opaque origin without scripts.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/** A download: the browser never displays it. */
export function downloadOf({ name, bytes, content }: SentFile): Response {
  return new Response(content, {
    headers: {
      ...safeHeaders,
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes),
      'Content-Disposition': attachmentHeader(name),
    },
  })
}

/** Types that a browser displays without executing anything; text is always sent as plain text. */
const viewableTypes = /^(image\/(png|jpeg|gif|webp)|application\/pdf)$/

/** An inline view of an image, a PDF or text; any other type is a download. */
export function viewOf({ type, ...file }: SentFile & { type: string }): Response {
  const response = downloadOf(file)
  const isText = type.startsWith('text/')
  if (!viewableTypes.test(type) && !isText) return response
  response.headers.set('Content-Type', isText ? 'text/plain; charset=utf-8' : type)
  response.headers.set('Content-Disposition', create(file.name.toWellFormed(), { type: 'inline' }))
  return response
}
