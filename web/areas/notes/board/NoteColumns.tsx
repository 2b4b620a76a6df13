import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { rowsToRender } from '../../../lib/rows-to-render.ts'
import { usePrinting } from '../../../lib/use-printing.ts'
import type { ListedNote } from '../note.ts'
import { estimateHeight } from './card-height.ts'

const gap = 16
/** The next page is fetched this many cards before the end. */
const nearCards = 10

type NoteColumnsProps = {
  label: string
  notes: ListedNote[]
  columns: number
  width: number
  /** Called when the last cards are near. */
  onNearEnd?: () => void
  children: (note: ListedNote) => ReactNode
}

/** Cards in columns, each added to the shortest one; virtualized on the window's scroll. */
export function NoteColumns({ label, notes, columns, width, onNearEnd, children }: NoteColumnsProps) {
  const list = useRef<HTMLUListElement>(null)
  const margin = useDistanceFromTop(list)
  const columnWidth = (width - gap * (columns - 1)) / columns
  const virtual = useWindowVirtualizer({
    count: notes.length,
    lanes: columns,
    gap,
    estimateSize: (index) => estimateHeight(notes[index]!, columnWidth),
    getItemKey: (index) => notes[index]!.id,
    // Counted in rows of all columns.
    overscan: 3,
    rangeExtractor: rowsToRender(usePrinting()),
    scrollMargin: margin,
  })
  const items = virtual.getVirtualItems()
  const last = items.reduce((max, { index }) => Math.max(max, index), 0)
  const isNearEnd = last >= notes.length - nearCards
  useEffect(() => {
    if (isNearEnd) onNearEnd?.()
  }, [isNearEnd, onNearEnd])
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className="note-columns virtual-rows"
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map(({ index, key, lane, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={notes.length}
          aria-posinset={index + 1}
          style={{
            width: columnWidth,
            transform: `translate(${lane * (columnWidth + gap)}px, ${start - margin}px)`,
          }}
        >
          {children(notes[index]!)}
        </li>
      ))}
    </ul>
  )
}

/** The distance of an element from the top of the page; content above it may change its height. */
function useDistanceFromTop(element: { current: HTMLElement | null }): number {
  const [distance, setDistance] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setDistance(Math.round(element.current.getBoundingClientRect().top + scrollY))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [element])
  return distance
}
