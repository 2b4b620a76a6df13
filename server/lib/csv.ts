/**
 * CSV for spreadsheets in Spanish: semicolons, decimal commas, CRLF, and a byte order mark. `readCsv` also reads what other
 * programs write.
 */
import Papa from 'papaparse'
import { splitBy } from '../../openapi/shared/delimiter.ts'

export const csvMark = '\uFEFF'

/** Text that a spreadsheet would interpret as a formula, full-width signs included. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u
/** Text that a spreadsheet would change into a number or a date: a CBU loses digits, a code its zeros. */
const changedBySpreadsheets = /^(0\d+|\d{12,}|\d+([.,]\d+)?e[+-]?\d+|\d{1,4}[-/]\d{1,2}([-/]\d{1,4})?)$/i
const needsQuotes = /[";\r\n]/

const isAtRisk = (text: string): boolean => formula.test(text) || changedBySpreadsheets.test(text)
/** An apostrophe before such text counts as part of it, so that exactly the written one is removed on reading. */
const needsApostrophe = (text: string): boolean => isAtRisk(text.replace(/^'+/, ''))

/** Removes the apostrophe that `csvLine` puts before text that a spreadsheet would run or change. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && needsApostrophe(text) ? text.slice(1) : text

/** `plain` is written unchanged, for values known to be decimals, days or months. */
export type CsvValue = string | number | boolean | { plain: string }

function cell(value: CsvValue): string {
  if (typeof value === 'object') return value.plain
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = needsApostrophe(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line. Texts that a spreadsheet would run as a formula or change are prefixed with an apostrophe. */
export function csvLine(values: CsvValue[]): string {
  return `${values.map(cell).join(';')}\r\n`
}

export type CsvTable = {
  titles: string[]
  /** Trimmed cells, without the apostrophes of `csvLine`. */
  rows: string[][]
  /** The index of the row where a quotation mark is not closed, so that the rest of the file is in one cell. */
  unclosedRow: number | undefined
}

/** Parses CSV with a line of titles, whatever its delimiter; blank lines are skipped. */
export function readCsv(text: string): CsvTable {
  const { delimiter, content } = splitBy(text, Papa.parse)
  const { data, errors } = Papa.parse<string[]>(content, { delimiter, skipEmptyLines: 'greedy' })
  const [titles = [], ...rows] = data
  const unclosed = errors.find(({ code }) => code === 'MissingQuotes')?.row
  return {
    titles: titles.map((title) => title.trim()),
    rows: rows.map((row) => row.map((value) => withoutApostrophe(value.trim()).replace(/\r\n?/g, '\n'))),
    unclosedRow: unclosed === undefined ? undefined : Math.max(unclosed - 1, 0),
  }
}
