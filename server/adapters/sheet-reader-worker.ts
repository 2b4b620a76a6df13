/** The thread of `sheet-reader.ts`. */
import { parentPort } from 'node:worker_threads'
import { SheetProblem } from '../lib/sheet-reader/cells.ts'
import { readSheet } from '../lib/sheet-reader/read.ts'
import type { SheetAnswer, SheetRequest } from './sheet-reader.ts'

const broken = 'No se pudo leer la planilla: el archivo está dañado. Abrila en Excel y guardala de nuevo.'

parentPort!.on('message', ({ bytes }: SheetRequest) => {
  readSheet(bytes)
    .then((content): SheetAnswer => ({ content }))
    .catch((error: unknown): SheetAnswer => ({ problem: error instanceof SheetProblem ? error.message : broken }))
    .then((answer) => parentPort!.postMessage(answer))
})
