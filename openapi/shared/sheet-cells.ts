/** Reads a spreadsheet, XLSX or CSV, as the texts of its cells. Both readers are loaded when a file is read. */
import { decodeText } from './decode-text.ts'
import { splitBy } from './delimiter.ts'

type Cells = string[][]
type Read = string | number | boolean | Date | null

/** A file that cannot be read; the message is for users. */
export class FileProblem extends Error {}

/** The text of a cell as people see it: days as AAAA-MM-DD, percentages with their sign. */
function textOf(value: Read, format = ''): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' && format.includes('%')) return `${Number((value * 100).toFixed(6))} %`
  return String(value).trim()
}

async function xlsxCells(bytes: Uint8Array): Promise<Cells> {
  const { readXlsx } = await import('hucre/xlsx')
  const book = await readXlsx(bytes, { readStyles: true, sheets: [0] }).catch(() => {
    throw new FileProblem('No se pudo leer la planilla. Fijate que sea un .xlsx sin contraseña.')
  })
  const { rows = [], cells } = book.sheets[0] ?? {}
  return rows.map((row, at) =>
    row.map((value, column) =>
      textOf(
        value instanceof Object && !(value instanceof Date) ? null : value,
        cells?.get(`${at},${column}`)?.style?.numFmt,
      ),
    ),
  )
}

async function csvCells(bytes: Uint8Array): Promise<Cells> {
  const { default: Papa } = await import('papaparse')
  const { delimiter, content } = splitBy(decodeText(bytes), Papa.parse)
  return Papa.parse<string[]>(content, { delimiter }).data.map((row) => row.map((cell) => cell.trim()))
}

/** The cells of a file by row, empty rows included. Throws a FileProblem. */
export async function sheetCells(bytes: Uint8Array): Promise<Cells> {
  // XLSX is a ZIP archive; old Excel files and those with a password are OLE containers.
  const [first, second] = bytes
  if (first === 0x50 && second === 0x4b) return xlsxCells(bytes)
  if (first === 0xd0 && second === 0xcf)
    throw new FileProblem('Es un Excel viejo o tiene contraseña. Guardalo como .xlsx sin contraseña, o como CSV.')
  return csvCells(bytes)
}
