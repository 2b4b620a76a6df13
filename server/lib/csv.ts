/** CSV for spreadsheets in Spanish: semicolons, decimal commas, CRLF, and a byte order mark. */

export const csvMark = '\uFEFF'

/** Text that a spreadsheet would interpret as a formula, full-width signs included. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u
const needsQuotes = /[";\r\n]/

/** `plain` is written unchanged, for values known to be decimals. */
export type CsvValue = string | number | boolean | { plain: string }

function cell(value: CsvValue): string {
  if (typeof value === 'object') return value.plain
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = formula.test(value) ? `'${value}` : value
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line. Texts that look like a formula are prefixed with an apostrophe. */
export function csvLine(values: CsvValue[]): string {
  return `${values.map(cell).join(';')}\r\n`
}
