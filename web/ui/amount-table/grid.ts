import type { RefObject } from 'react'
import type { AmountColumn } from './amount-column.ts'
import type { Extent } from './grid-place.ts'
import type { TreeLine } from './row-tree.ts'
import type { useCells } from './use-cells.ts'
import type { usePlace } from './use-place.ts'

/** The state that keyboard, mouse and clipboard handlers of an `AmountTable` share. */
export type Grid<Row extends { id: string }> = {
  table: RefObject<HTMLTableElement | null>
  lines: TreeLine<Row>[]
  columns: AmountColumn<Row>[]
  cells: ReturnType<typeof useCells<Row>>
  place: ReturnType<typeof usePlace>
  extent: Extent
  /** The number of visible lines. */
  page: number
  onToggle: (id: string) => void
  /** Focuses the first cell on mount. */
  autoFocus: boolean | undefined
}
