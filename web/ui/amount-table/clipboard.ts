/** Ranges of cells in the clipboard format of spreadsheets: tabs between cells, line breaks between rows. */
import type { Extent, Place, Range } from './grid-place.ts'

const needsQuotes = /[\t\n\r"]/

export const writeBlock = (rows: string[][]): string =>
  rows
    .map((cells) => cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

// A cell, quoted if it contains a tab or line break, and its separator.
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  cellPattern.lastIndex = 0
  while (cellPattern.lastIndex <= text.length) {
    const [, quoted, plain = '', end] = cellPattern.exec(text) ?? []
    // Cells have one line: line breaks become spaces.
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s*[\r\n]+\s*/g, ' ')
    rows.at(-1)!.push(cell)
    if (!end) break
    if (end !== '\t') rows.push([])
  }
  // Spreadsheets also end the last row with a line break.
  if (rows.length > 1 && rows.at(-1)!.every((cell) => cell === '')) rows.pop()
  return rows
}

export type Pasted = Place & { text: string }

/**
 * The target of each cell of a block: tiled over the selection if it fits exactly, else from the first selected cell on.
 * Lines may exceed the last one (new rows); columns that do are dropped and counted in `lost`.
 */
export function placeBlock(block: string[][], { from, to }: Range, { columns }: Extent) {
  const width = Math.max(...block.map((cells) => cells.length))
  const [selectedLines, selectedColumns] = [to.line - from.line + 1, to.column - from.column + 1]
  const fills = selectedLines % block.length === 0 && selectedColumns % width === 0
  const [lines, wide] = fills ? [selectedLines, selectedColumns] : [block.length, width]
  const cells: Pasted[] = []
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < wide && from.column + column < columns; column++) {
      const text = block[line % block.length]![column % width]
      if (text !== undefined) cells.push({ line: from.line + line, column: from.column + column, text })
    }
  }
  return { cells, lost: Math.max(0, from.column + wide - columns) }
}
