import { decodeText } from '../../../openapi/shared/decode-text.ts'
import { splitBy } from '../../../openapi/shared/delimiter.ts'
import { withoutApostrophe } from '../csv.ts'
import { createRowCollector, SheetProblem, type SheetContent } from './cells.ts'

const noText = 'El archivo no es una planilla. Subí un .xlsx o un .csv.'
/** Letters of the encodings of MS-DOS (ñ, ó, é) as Windows shows them, inside a word. */
const dosLetters = /\p{L}[¤¢‚£]\p{L}/u

/** Throws SheetProblem. */
export async function readCsv(bytes: Uint8Array): Promise<SheetContent> {
  const { default: Papa } = await import('papaparse')
  const text = decodeText(bytes)
  if (text.includes('\0')) throw new SheetProblem(noText)
  if (dosLetters.test(text) && !/[áéíóúñ]/i.test(text))
    throw new SheetProblem('El archivo usa letras de MS-DOS. Abrilo en Excel y guardalo como "CSV UTF-8".')
  const { delimiter, content } = splitBy(text, Papa.parse)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter })
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')
  if (unclosed)
    throw new SheetProblem(
      `En la fila ${(unclosed.row ?? 0) + 1} hay una comilla sin cerrar: el resto del archivo queda en una celda.`,
    )
  const collector = createRowCollector()
  for (const [index, row] of data.entries())
    collector.add(
      index + 1,
      row.map((text) => withoutApostrophe(text.toWellFormed().trim()).replace(/\r\n?/g, '\n') || null),
    )
  return { rows: collector.rows, es1904: false }
}
