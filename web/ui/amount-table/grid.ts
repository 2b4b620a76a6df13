import type { RefObject } from 'react'
import type { AmountColumn } from './amount-column.ts'
import type { Extent } from './grid-place.ts'
import type { TreeLine } from './row-tree.ts'
import type { useCells } from './use-cells.ts'
import type { usePlace } from './use-place.ts'

/** What the keys, the mouse and the clipboard of an `AmountTable` work on. */
export type Grid<Row extends { id: string }> = {
  table: RefObject<HTMLTableElement | null>
  lines: TreeLine<Row>[]
  columns: AmountColumn<Row>[]
  cells: ReturnType<typeof useCells<Row>>
  place: ReturnType<typeof usePlace>
  extent: Extent
  /** How many lines are in sight. */
  page: number
  onToggle: (id: string) => void
  /** The first cell has the focus from the start. */
  autoFocus: boolean | undefined
}
