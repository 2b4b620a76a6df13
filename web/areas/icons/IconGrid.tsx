import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { rowsToRender } from '../../lib/rows-to-render.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { placeAfter } from './icon-view.ts'
import { drawingOf } from './drawings.ts'

type IconGridProps = {
  set: string
  names: string[]
  /** In pixels. */
  size: number
  chosen: string
  onChoose: (name: string) => void
}

const [minColumnWidth, cellPadding] = [104, 64]

/** A set's icons, virtualized. Arrow keys move, Enter chooses. */
export function IconGrid({ set, names, size, chosen, onChoose }: IconGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(6)
  const [place, setPlace] = useState(() => Math.max(names.indexOf(chosen), 0))
  const rowHeight = size + cellPadding
  const rows = useVirtualizer({
    count: Math.ceil(names.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    rangeExtractor: rowsToRender(usePrinting()),
  })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setColumns(Math.max(Math.floor(entry!.contentRect.width / minColumnWidth), 2)),
    )
    observer.observe(scroller.current!)
    return () => observer.disconnect()
  }, [])
  useEffect(() => rows.measure(), [rowHeight, columns, rows])
  const current = Math.min(place, names.length - 1)
  const move = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, current, columns, names.length)
    if (next === undefined) return
    event.preventDefault()
    setPlace(next)
    rows.scrollToIndex(Math.floor(next / columns))
    const cell = () => scroller.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)
    // Focus at once for the next keystroke; a row that is not rendered yet appears in the next frame.
    if (cell()) cell()!.focus()
    else requestAnimationFrame(() => cell()?.focus())
  }
  return (
    <div
      ref={scroller}
      className="icon-scroll prints-whole"
      role="group"
      aria-label="Íconos del conjunto"
      onKeyDown={move}
    >
      <div className="icon-grid virtual-rows" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => (
          <div
            key={row.key}
            className="icon-row"
            style={{
              height: rowHeight,
              transform: `translateY(${row.start}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {names.slice(row.index * columns, (row.index + 1) * columns).map((name, column) => {
              const at = row.index * columns + column
              return (
                <button
                  key={name}
                  type="button"
                  className="icon-cell prints-as-text"
                  data-place={at}
                  tabIndex={at === current ? 0 : -1}
                  aria-pressed={name === chosen}
                  title={name}
                  onClick={() => {
                    setPlace(at)
                    onChoose(name)
                  }}
                >
                  <svg width={size} height={size} aria-hidden="true">
                    <use href={drawingOf(set, name)} />
                  </svg>
                  <span>{name}</span>
                </button>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}
