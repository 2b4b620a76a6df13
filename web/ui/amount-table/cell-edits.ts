/** What is typed into the cells of a grid, read by their columns. */
import { readCell, typedValue, type AmountColumn } from './amount-column.ts'
import type { Pasted } from './clipboard.ts'

/** What was typed and could not be read: it stays in its cell until it is mended. */
export type Refused = { text: string; error: string }
/** A cell as it was or is to be; `value` is as on the wire. */
export type CellState = { id: string; key: string; value: string; refused: Refused | undefined }
export type RefusedCells = ReadonlyMap<string, Refused>

export const cellName = (id: string, key: string) => `${id} ${key}`
/** The id of the row of a cell. */
export const rowOf = (name: string) => name.slice(0, name.lastIndexOf(' '))

/** How many cells of the rows hold what could not be read. */
export function countRefused(refusedCells: RefusedCells, rows: { id: string }[]): number {
  if (refusedCells.size === 0) return 0
  const ids = new Set(rows.map(({ id }) => id))
  return [...refusedCells.keys()].filter((name) => ids.has(rowOf(name))).length
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

/** A cell after a text was typed into it. */
export function typedInto<Row>(cell: CellState, column: AmountColumn<Row>, text: string): CellState {
  const read = readCell(column, text)
  if ('error' in read) return { ...cell, refused: { text, error: read.error } }
  const isSame = typedValue(column, read.value) === typedValue(column, cell.value)
  return { ...cell, value: isSame ? cell.value : read.value, refused: undefined }
}

export type NewRow = { values: Record<string, string>; refused: { key: string; refused: Refused }[] }

/** The rows that a paste makes below the last one: of each, what could be read and what could not. */
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
