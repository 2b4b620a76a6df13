/** The thread of `sheet-reader.ts`. */
import { parentPort } from 'node:worker_threads'
import { SheetProblem } from '../lib/sheet-reader/cells.ts'
import { readSheet } from '../lib/sheet-reader/read.ts'
import type { SheetAnswer, SheetRequest } from './sheet-reader.ts'

const broken = 'No se pudo leer la planilla: el archivo está dañado. Abrila en Excel y guardala de nuevo.'
const rowsAtOnce = 1000

/** Sends the rows in parts with pauses: 50,000 in one message block the server for a tenth of a second. */
async function answer({ bytes }: SheetRequest): Promise<SheetAnswer> {
  const { rows, ...content } = await readSheet(bytes)
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    parentPort!.postMessage({ part: rows.slice(start, start + rowsAtOnce) })
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  return { content }
}

parentPort!.on('message', (request: SheetRequest) => {
  answer(request)
    .catch((error: unknown): SheetAnswer => ({ problem: error instanceof SheetProblem ? error.message : broken }))
    .then((answered) => parentPort!.postMessage(answered))
})
