/** Edits of the cells of a grid, parsed by their columns. */
import { readCell, typedValue, type AmountColumn } from './amount-column.ts'
import type { Pasted } from './clipboard.ts'

/** Invalid text, which stays in its cell until it is corrected. */
export type Refused = { text: string; error: string }
/** The state of a cell before or after a change; `value` is in wire format. */
export type CellState = { id: string; key: string; value: string; refused: Refused | undefined }
export type RefusedCells = ReadonlyMap<string, Refused>

export const cellName = (id: string, key: string) => `${id} ${key}`
/** The row id of a cell name. */
export const rowOf = (name: string) => name.slice(0, name.lastIndexOf(' '))

/** The row id of each cell of these rows with invalid text. */
export function refusedRows(refusedCells: RefusedCells, rows: { id: string }[]): string[] {
  if (refusedCells.size === 0) return []
  const ids = new Set(rows.map(({ id }) => id))
  return [...refusedCells.keys()].map(rowOf).filter((id) => ids.has(id))
}

export function withRefused(before: RefusedCells, cells: Omit<CellState, 'value'>[]): RefusedCells {
  const after = new Map(before)
  for (const { id, key, refused } of cells) {
    if (refused) after.set(cellName(id, key), refused)
    else after.delete(cellName(id, key))
  }
  return after
}

export const valueOf = <Row>(column: AmountColumn<Row>, row: Row | undefined): string =>
  row === undefined ? '' : (column.value(row) ?? '')

/** The state of a cell after typing a text. */
export function typedInto<Row>(cell: CellState, column: AmountColumn<Row>, text: string): CellState {
  const read = readCell(column, text)
  if ('error' in read) return { ...cell, refused: { text, error: read.error } }
  const isSame = typedValue(column, read.value) === typedValue(column, cell.value)
  return { ...cell, value: isSame ? cell.value : read.value, refused: undefined }
}

export type NewRow = { values: Record<string, string>; refused: { key: string; refused: Refused }[] }

/** The rows that a paste adds at the end, each with its valid values and its invalid texts. */
export function newRows<Row>(typed: Pasted[], columns: AmountColumn<Row>[]): NewRow[] {
  return [...Map.groupBy(typed, ({ line }) => line).values()].map((cells) => {
    const values: NewRow['values'] = {}
    const refused: NewRow['refused'] = []
    for (const { column: index, text } of cells) {
      const { key } = columns[index]!
      const read = readCell(columns[index]!, text)
      if ('value' in read) values[key] = read.value
      else refused.push({ key, refused: { text, error: read.error } })
    }
    return { values, refused }
  })
}
