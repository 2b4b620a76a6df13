import type { DragEvent } from 'react'

/** Moves items to a folder; null is the root. */
export type MoveTo = (ids: readonly string[], folderId: string | null) => void

const dragType = 'application/x-obra-files'
const mark = (event: DragEvent, isOver: boolean) => event.currentTarget.classList.toggle('file-drop-here', isOver)

// Kept here instead of in the drag data: ten thousand ids are slow to serialize, and both ends are on this page.
let draggedIds: readonly string[] = []

export function startDrag(event: DragEvent, ids: readonly string[]): void {
  draggedIds = ids
  event.dataTransfer.setData(dragType, String(ids.length))
  event.dataTransfer.effectAllowed = 'move'
}

/** Drop handlers that move draggedIds items to a folder. */
export function dropOf(folderId: string | null, move: MoveTo) {
  return {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragType) || draggedIds.includes(folderId ?? '')) return
      event.preventDefault()
      mark(event, true)
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop(event: DragEvent) {
      mark(event, false)
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      event.stopPropagation()
      move(draggedIds, folderId)
    },
  }
}
