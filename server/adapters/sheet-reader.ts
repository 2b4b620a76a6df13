import { extname } from 'node:path'
import { SheetProblem, type SheetContent } from '../lib/sheet-reader/cells.ts'
import type { SheetReader } from '../lib/sheet-reader/read.ts'
import { createLimitedThread } from './limited-thread.ts'

export type SheetRequest = { bytes: Uint8Array }
export type SheetAnswer = { content: SheetContent } | { problem: string }

const tooMuch = 'La planilla es demasiado grande para leerla. Dejá solo la hoja y las filas que querés cargar.'

/** Reads sheets in a thread with limits, one at a time. */
export function createSheetReader(): SheetReader {
  const file = new URL(`./sheet-reader-worker${extname(import.meta.filename)}`, import.meta.url)
  const ask = createLimitedThread<SheetRequest, SheetAnswer>(file, { milliseconds: 20_000, megabytes: 512 })
  return async (bytes) => {
    // A copy: the caller's bytes may be part of a larger buffer, which would be moved to the thread.
    const answer = await ask({ bytes: bytes.slice() })
    if (answer && 'content' in answer) return answer.content
    throw new SheetProblem(answer?.problem ?? tooMuch)
  }
}
