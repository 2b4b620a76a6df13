/** Positions of cells in a grid, and how keys move between them. */

export type Place = { line: number; column: number }
/** Both ends inclusive. */
export type Range = { from: Place; to: Place }
export type Extent = { lines: number; columns: number }

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

export const clamp = ({ line, column }: Place, { lines, columns }: Extent): Place => ({
  line: within(line, lines),
  column: within(column, columns),
})

/** The rectangle between two cells. */
export const rangeOf = (one: Place, other: Place): Range => ({
  from: { line: Math.min(one.line, other.line), column: Math.min(one.column, other.column) },
  to: { line: Math.max(one.line, other.line), column: Math.max(one.column, other.column) },
})

export function cellsOf({ from, to }: Range): Place[] {
  const cells: Place[] = []
  for (let line = from.line; line <= to.line; line++)
    for (let column = from.column; column <= to.column; column++) cells.push({ line, column })
  return cells
}

type Step = { key: string; isFar: boolean; page: number }

/** The target of a navigation key; null for other keys. `isFar` is Ctrl or Cmd. */
export function moveByKey({ line, column }: Place, { key, isFar, page }: Step, extent: Extent): Place | null {
  const [lastLine, lastColumn] = [extent.lines - 1, extent.columns - 1]
  const to = (place: Partial<Place>) => clamp({ line, column, ...place }, extent)
  if (key === 'ArrowUp') return to({ line: isFar ? 0 : line - 1 })
  if (key === 'ArrowDown') return to({ line: isFar ? lastLine : line + 1 })
  if (key === 'ArrowLeft') return to({ column: isFar ? 0 : column - 1 })
  if (key === 'ArrowRight') return to({ column: isFar ? lastColumn : column + 1 })
  if (key === 'PageUp') return to({ line: line - page })
  if (key === 'PageDown') return to({ line: line + page })
  if (key === 'Home') return to({ column: 0, ...(isFar && { line: 0 }) })
  if (key === 'End') return to({ column: lastColumn, ...(isFar && { line: lastLine }) })
  return null
}

/** The next (1) or previous (-1) editable cell in reading order; null past the end. */
export function nextEditable(
  { line, column }: Place,
  by: 1 | -1,
  { lines, columns }: Extent,
  isEditable: (place: Place) => boolean,
): Place | null {
  for (let index = line * columns + column + by; index >= 0 && index < lines * columns; index += by) {
    const place = { line: Math.floor(index / columns), column: index % columns }
    if (isEditable(place)) return place
  }
  return null
}
