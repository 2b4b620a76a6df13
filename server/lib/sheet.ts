/** A list as a file: CSV for a spreadsheet in Spanish, or XLSX (docs/domain/conventions.md, Lists and files). */
import writeExcelFile from 'write-excel-file/universal'
import { dateText } from './calendar.ts'
import { csvLine, csvMark } from './csv.ts'

/** The format of a column; decimals are text in Obra. */
export type SheetKind = 'text' | 'number' | 'decimal' | 'day' | 'month' | 'flag'
export type SheetColumn<Row> = {
  title: string
  kind: SheetKind
  value: (row: Row) => string | number | boolean | null | undefined
}
export type SheetFormat = 'csv' | 'xlsx'

/** A file that a handler returns instead of JSON. */
export class SheetFile {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>

  constructor(fileName: string, contentType: string, bytes: Uint8Array<ArrayBuffer>) {
    this.fileName = fileName
    this.contentType = contentType
    this.bytes = bytes
  }
}

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A CSV value. Decimals are written as plain numbers, so that a minus is not escaped as a formula. */
function csvValue(kind: SheetKind, value: string | number | boolean | null | undefined) {
  if (value === null || value === undefined) return ''
  if (kind === 'decimal') return { plain: String(value).replace('.', ',') }
  // Plain: a text with the shape of a date would get an apostrophe.
  if (kind === 'day' || kind === 'month') return { plain: dateText(String(value)) }
  return value
}

/** An XLSX cell. Numbers in sheets are doubles, exact to 15 digits, which is the most that a decimal has. */
function xlsxCell(kind: SheetKind, value: string | number | boolean | null | undefined) {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'decimal') return { value: Number(value), format: '#,##0.00####' }
  if (kind === 'day') return { value: new Date(`${String(value)}T00:00:00Z`), format: 'dd/mm/yyyy' }
  if (kind === 'month') return dateText(String(value))
  if (kind === 'flag') return value ? 'Sí' : 'No'
  // XLSX never interprets an inline string as a formula.
  return typeof value === 'number' ? { value } : { value: String(value), type: String }
}

/** Writes rows to a file; `name` is without extension. `notes`: the rows of a second sheet, which only XLSX has. */
export async function writeSheet<Row>(
  format: SheetFormat,
  name: string,
  columns: SheetColumn<Row>[],
  rows: Row[],
  notes?: string[][],
): Promise<SheetFile> {
  const titles = columns.map(({ title }) => title)
  if (format === 'csv') {
    const lines = rows.map((row) => csvLine(columns.map(({ kind, value }) => csvValue(kind, value(row)))))
    const text = csvMark + csvLine(titles) + lines.join('')
    return new SheetFile(`${name}.csv`, contentTypes.csv, new TextEncoder().encode(text))
  }
  const heading = titles.map((value) => ({ value, fontWeight: 'bold' as const }))
  const cells = rows.map((row) => columns.map(({ kind, value }) => xlsxCell(kind, value(row))))
  const widths = columns.map(({ title, kind }) => ({ width: Math.max(title.length + 2, kind === 'text' ? 24 : 12) }))
  const options = { columns: widths, sheet: name.slice(0, 31), stickyRowsCount: 1 }
  const [noteTitles = [], ...noteRows] = notes ?? []
  const notesSheet = {
    sheet: 'Ayuda',
    stickyRowsCount: 1,
    columns: noteTitles.map((_, index) => ({ width: index === noteTitles.length - 1 ? 60 : 24 })),
    data: [
      noteTitles.map((value) => ({ value, fontWeight: 'bold' as const })),
      ...noteRows.map((row) => row.map((value) => ({ value, type: String }))),
    ],
  }
  const sheets = [{ data: [heading, ...cells], ...options }, ...(notes ? [notesSheet] : [])]
  const blob = await writeExcelFile(sheets).toBlob()
  return new SheetFile(`${name}.xlsx`, contentTypes.xlsx, new Uint8Array(await blob.arrayBuffer()))
}
