import { useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { rowsToRender } from '../../lib/rows-to-render.ts'
import { usePrinting } from '../../lib/use-printing.ts'

const usualHeight = 40

/** The row height in pixels, measured on the header: it depends on the user's density setting. */
function useRowHeight(table: RefObject<HTMLTableElement | null>): number {
  const [height, setHeight] = useState(usualHeight)
  useEffect(() => {
    const head = table.current?.tHead?.rows[0]
    if (!head) return
    const observer = new ResizeObserver(() => setHeight(head.offsetHeight || usualHeight))
    observer.observe(head)
    return () => observer.disconnect()
  }, [table])
  return height
}

/** The rendered lines (visible ones and the active one), each with the skipped height before it. `isWhole` renders all. */
export function useVisibleLines(
  table: RefObject<HTMLTableElement | null>,
  count: number,
  active: number,
  isWhole = false,
) {
  const scroller = useRef<HTMLDivElement>(null)
  const height = useRowHeight(table)
  const isPrinting = usePrinting()
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = rowsToRender(isPrinting || isWhole)(range)
      if (active >= count || indexes.includes(active)) return indexes
      return [...indexes, active].toSorted((a, b) => a - b)
    },
    [active, count, isPrinting, isWhole],
  )
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    rangeExtractor,
  })
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const drawn = virtualizer.getVirtualItems().map(({ index }) => index)
  const lines = drawn.map((line, at) => ({ line, gap: (line - (at === 0 ? 0 : drawn[at - 1]! + 1)) * height }))
  const page = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / height) - 3)
  return { scroller, lines, gapAfter: (count - 1 - (drawn.at(-1) ?? count - 1)) * height, page }
}
