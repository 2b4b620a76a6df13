import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useNewHeight, useRowHeight } from '../../lib/use-row-height.ts'
import { classNames } from '../../ui/class-names.ts'
import { FileEntry } from './FileEntry.tsx'
import type { Item } from './queries.ts'
import type { FileManager } from './use-file-manager.ts'

const rowHeights = { comfortable: 40, compact: 36 }
const tileHeight = 148
const tileWidth = 180

/** How wide an element is. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(800)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** The ids from one item to another, whichever comes first. */
function between(items: readonly Item[], from: string, to: string): string[] {
  const [start, end] = [from, to].map((id) => items.findIndex((item) => item.id === id)).toSorted((a, b) => a - b)
  return start === -1 ? [to] : items.slice(start, end! + 1).map(({ id }) => id)
}

/** What a folder holds, as rows or as tiles; only those in sight are drawn. */
export function FileEntries({ manager }: { manager: FileManager }) {
  const { items, view, chosen, setChosen } = manager
  const scroller = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  const width = useWidth(scroller)
  const columns = view.isGrid ? Math.max(2, Math.floor(width / tileWidth)) : 1
  const rowHeight = useRowHeight(rowHeights)
  const rows = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => (view.isGrid ? tileHeight : rowHeight),
    overscan: 8,
  })
  useNewHeight(rows, view.isGrid ? tileHeight : rowHeight)
  const toggle = (id: string, isRange: boolean) => {
    const ids = isRange && last.current ? between(items, last.current, id) : [id]
    const next = new Set(chosen)
    for (const each of ids) {
      if (!isRange && next.has(each)) next.delete(each)
      else next.add(each)
    }
    last.current = id
    setChosen(next)
  }
  return (
    <div ref={scroller} className="files-scroll">
      <ul
        role="list"
        aria-label="Carpetas y archivos"
        className={classNames('files', view.isGrid && 'files-grid')}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().flatMap((row) =>
          items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <FileEntry
              key={item.id}
              item={item}
              manager={manager}
              place={{
                top: row.start,
                height: row.size,
                insetInlineStart: `${(column * 100) / columns}%`,
                width: `${100 / columns}%`,
              }}
              onChoose={toggle}
            />
          )),
        )}
      </ul>
    </div>
  )
}
