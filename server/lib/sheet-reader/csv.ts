import { splitBy } from '../../../openapi/shared/delimiter.ts'
import { withoutApostrophe } from '../csv.ts'
import { createRowCollector, SheetProblem, type SheetContent } from './cells.ts'

const noText = 'El archivo no es una planilla. Subí un .xlsx o un .csv.'
/** Letters of the encodings of MS-DOS (ñ, ó, é) as Windows shows them, inside a word. */
const dosLetters = /\p{L}[¤¢‚£]\p{L}/u

/** UTF-8 or UTF-16 with a mark, UTF-8, or what Excel writes on Windows. Throws SheetProblem. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 10_000).includes(0)) throw new SheetProblem(noText)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    if (dosLetters.test(text) && !/[áéíóúñ]/i.test(text))
      throw new SheetProblem('El archivo usa letras de MS-DOS. Abrilo en Excel y guardalo como "CSV UTF-8".')
    return text
  }
}

/** Throws SheetProblem. */
export async function readCsv(bytes: Uint8Array): Promise<SheetContent> {
  const { default: Papa } = await import('papaparse')
  const { delimiter, content } = splitBy(decodeText(bytes), Papa.parse)
  if (content.includes('\0')) throw new SheetProblem(noText)
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
