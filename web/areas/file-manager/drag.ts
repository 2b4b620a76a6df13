import type { DragEvent } from 'react'

const dragType = 'application/x-obra-files'
const mark = (event: DragEvent, isOver: boolean) => event.currentTarget.classList.toggle('file-drop-here', isOver)

// Ten thousand ids need not travel with the pointer: both ends are on this page.
let dragged: readonly string[] = []

export function startDrag(event: DragEvent, ids: readonly string[]): void {
  dragged = ids
  event.dataTransfer.setData(dragType, String(ids.length))
  event.dataTransfer.effectAllowed = 'move'
}

/** Makes an element a folder to which items are dragged. */
export function dropOf(folderId: string | null, move: (ids: readonly string[], folderId: string | null) => void) {
  return {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragType) || dragged.includes(folderId ?? '')) return
      event.preventDefault()
      mark(event, true)
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop(event: DragEvent) {
      mark(event, false)
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      event.stopPropagation()
      move(dragged, folderId)
    },
  }
}
