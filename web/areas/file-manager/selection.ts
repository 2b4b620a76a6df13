/** The geometry of the list: rows of `columns` items each, in pixels. */
export type Grid = { columns: number; rowHeight: number; width: number; total: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** The index that a key moves to; undefined for other keys and at the ends. */
export function placeAfter(key: string, from: number, { columns, total }: Grid, page: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * page,
    PageUp: -columns * page,
    ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
  }
  if (total === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return total - 1
  const step = steps[key]
  if (step === undefined) return undefined
  if (from < 0) return 0
  const next = from + step
  if (next >= 0 && next < total) return next
  return key.startsWith('Page') ? (step > 0 ? total - 1 : 0) : undefined
}

/** The indexes that a box touches, rendered or not. */
export function indexesIn({ left, top, right, bottom }: Box, { columns, rowHeight, width, total }: Grid): number[] {
  const cell = width / columns
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value))
  const lastRow = Math.ceil(total / columns) - 1
  if (total === 0 || top > (lastRow + 1) * rowHeight || bottom < 0) return []
  const [firstRow, endRow] = [
    clamp(Math.floor(top / rowHeight), lastRow),
    clamp(Math.floor(bottom / rowHeight), lastRow),
  ]
  const [first, end] = [clamp(Math.floor(left / cell), columns - 1), clamp(Math.floor(right / cell), columns - 1)]
  const results: number[] = []
  for (let row = firstRow; row <= endRow; row++) {
    for (let column = first; column <= end; column++) {
      const index = row * columns + column
      if (index < total) results.push(index)
    }
  }
  return results
}
