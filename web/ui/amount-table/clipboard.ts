/** Ranges of cells as spreadsheets put them on the clipboard: tabs between cells, line breaks between rows. */
import type { Extent, Place, Range } from './grid-place.ts'

const needsQuotes = /[\t\n\r"]/

export const writeBlock = (rows: string[][]): string =>
  rows
    .map((cells) => cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

// A cell, in quotes where it holds a break or a tab, and what ends it.
const cellPattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y

export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  cellPattern.lastIndex = 0
  while (cellPattern.lastIndex <= text.length) {
    const [, quoted, plain = '', end] = cellPattern.exec(text) ?? []
    // Within a cell a break is a space: cells have one line.
    const cell = quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\s*[\r\n]+\s*/g, ' ')
    rows.at(-1)!.push(cell)
    if (!end) break
    if (end !== '\t') rows.push([])
  }
  // Spreadsheets end the last row as well.
  if (rows.length > 1 && rows.at(-1)!.every((cell) => cell === '')) rows.pop()
  return rows
}

export type Pasted = Place & { text: string }

/**
 * Where each cell of a block goes: over the whole range where the block fits into it several times, else from its first
 * cell on. Lines may pass the last one; columns that do are left out and counted.
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
