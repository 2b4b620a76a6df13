import { extname } from 'node:path'
import type { PdfReader } from '../lib/pdf-reader.ts'
import { createLimitedThread } from './limited-thread.ts'

export type PdfRequest = { bytes: Uint8Array; mostPages: number; mostCharacters: number }
export type PdfAnswer = { pages: string[] } | { failure: string }

/** Reads PDF files in a thread with limits, one at a time. */
export function createPdfReader(): PdfReader {
  const file = new URL(`./pdf-reader-worker${extname(import.meta.filename)}`, import.meta.url)
  const ask = createLimitedThread<PdfRequest, PdfAnswer>(file, { milliseconds: 60_000, megabytes: 512 })
  return async (bytes, limits) => {
    const answer = await ask({ bytes, ...limits })
    return answer && 'pages' in answer ? answer.pages : undefined
  }
}
