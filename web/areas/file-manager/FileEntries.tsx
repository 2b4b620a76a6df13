import type { MouseEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { PrintedCount } from '../../ui/PrintedCount.tsx'
import { FileEntry } from './FileEntry.tsx'
import { useBox } from './use-box.ts'
import type { FileManager } from './use-file-manager.ts'
import './FileEntries.css'

/** A folder's contents as rows or tiles. Virtualized; pages are fetched as they scroll into view. */
export function FileEntries({ manager }: { manager: FileManager }) {
  const { list, view, selection } = manager
  const { columns, total } = list.grid
  const { box, start } = useBox(manager)
  const clear = (event: MouseEvent) => {
    if (!(event.target as Element).closest('.file-entry')) selection.clear()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape clears too
    <div ref={list.setScroller} className="files-scroll prints-whole" onPointerDown={start} onClick={clear}>
      <PrintedCount count={Math.min(list.lines.length * columns, total)} total={total} noun="elementos" />
      <ul
        role="list"
        aria-label="Carpetas y archivos"
        className={classNames('files virtual-rows', view.isGrid && 'files-grid')}
        style={{ height: list.rows.getTotalSize() }}
      >
        {list.lines.flatMap((row) =>
          Array.from({ length: Math.min(columns, total - row.index * columns) }, (_none, column) => {
            const index = row.index * columns + column
            const item = list.itemAt(index)
            const place = {
              top: row.start,
              height: row.size,
              insetInlineStart: `${(column * 100) / columns}%`,
              width: `${100 / columns}%`,
            }
            return item ? (
              <FileEntry key={item.id} item={item} index={index} total={total} manager={manager} place={place} />
            ) : (
              <li key={index} className="file-entry file-entry-waiting" style={place} aria-hidden="true" />
            )
          }),
        )}
      </ul>
      {box && (
        <div
          className="files-box"
          style={{ left: box.left, top: box.top, width: box.right - box.left, height: box.bottom - box.top }}
        />
      )}
    </div>
  )
}
