/** The rows of a pasted list: which ones can be sent, and the errors of the others. */
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import type { ListPaste, PastedRow } from './noun.ts'
import type { ListLoad } from './queries.ts'

/** A row with every column, from the valid cells of a new line. */
export const pastedRow = ({ columns }: ListPaste, values: Record<string, string>, id: string): PastedRow => ({
  ...Object.fromEntries(columns.map(({ key }) => [key, values[key] ?? ''])),
  id,
})

/** Messages for empty required cells, by cell. */
export const missingErrors = ({ columns }: ListPaste, rows: PastedRow[]): Map<string, string> =>
  new Map(
    rows.flatMap((row) =>
      columns.flatMap(({ key, title, isRequired }): [string, string][] =>
        isRequired && row[key] === '' ? [[cellName(row.id, key), `Falta: ${title}.`]] : [],
      ),
    ),
  )

/** The rows without invalid or missing cells. */
export function readyRows(paste: ListPaste, rows: PastedRow[], invalidRows: string[]): PastedRow[] {
  const invalid = new Set(invalidRows)
  return rows.filter((row) => !invalid.has(row.id) && missingErrors(paste, [row]).size === 0)
}

/** The reasons of refused rows, by cell; in the first column if the field has none. `sent` are the rows of the request. */
export const refusalErrors = (
  { columns }: ListPaste,
  { rechazados }: ListLoad,
  sent: PastedRow[],
): Map<string, string> =>
  new Map(
    rechazados.flatMap(({ indice, campo, mensaje }): [string, string][] => {
      const row = sent[indice]
      const key = columns.some((column) => column.key === campo) ? campo : columns[0]!.key
      return row ? [[cellName(row.id, key), mensaje]] : []
    }),
  )

/** The ids of the sent rows that were added. */
export function addedRows({ rechazados }: ListLoad, sent: PastedRow[]): Set<string> {
  const refused = new Set(rechazados.map(({ indice }) => indice))
  return new Set(sent.flatMap(({ id }, indice) => (refused.has(indice) ? [] : [id])))
}
