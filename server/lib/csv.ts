/** CSV as a spreadsheet in Spanish opens it: semicolons, decimal commas, CR LF, and a byte order mark at the start. */

export const csvMark = '\uFEFF'

/** What a spreadsheet would take for a formula, full-width signs included. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u
const quoted = /[";\r\n]/

/** `plain` is written as it is: a decimal that is known to be one. */
export type CsvValue = string | number | boolean | { plain: string }

function cell(value: CsvValue): string {
  if (typeof value === 'object') return value.plain
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = formula.test(value) ? `'${value}` : value
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line. Texts that would run as a formula get an apostrophe before them. */
export function csvLine(values: CsvValue[]): string {
  return `${values.map(cell).join(';')}\r\n`
}
