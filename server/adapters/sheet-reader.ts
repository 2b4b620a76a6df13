import { extname } from 'node:path'
import { SheetProblem, type SheetContent, type SheetRow } from '../lib/sheet-reader/cells.ts'
import type { SheetReader } from '../lib/sheet-reader/read.ts'
import { createLimitedThread } from './limited-thread.ts'

export type SheetRequest = { bytes: Uint8Array }
/** The rows are sent before, in parts. */
export type SheetAnswer = { content: Omit<SheetContent, 'rows'> } | { problem: string }

const tooMuch = 'La planilla es demasiado grande para leerla. Dejá solo la hoja y las filas que querés cargar.'

/** Reads sheets in a thread with limits, one at a time. */
export function createSheetReader(): SheetReader {
  const file = new URL(`./sheet-reader-worker${extname(import.meta.filename)}`, import.meta.url)
  // Short, because a large sheet leaves memory behind which its plan and its load can use.
  const limits = { milliseconds: 20_000, megabytes: 512, idleMilliseconds: 1000 }
  const ask = createLimitedThread<SheetRequest, SheetAnswer, SheetRow[]>(file, limits)
  return async (bytes) => {
    const rows: SheetRow[] = []
    // A copy: the caller's bytes may be part of a larger buffer, which would be moved to the thread.
    const answer = await ask({ bytes: bytes.slice() }, (part) => {
      for (const row of part) rows.push(row)
    })
    if (answer && 'content' in answer) return { ...answer.content, rows }
    throw new SheetProblem(answer?.problem ?? tooMuch)
  }
}
