import type { DragEvent } from 'react'
import type { Item } from './queries.ts'
import { moveItems } from './use-file-manager.ts'

const dragType = 'application/x-obra-files'
const mark = (event: DragEvent, isOver: boolean) => event.currentTarget.classList.toggle('file-drop-here', isOver)

export function startDrag(event: DragEvent, ids: readonly string[]): void {
  event.dataTransfer.setData(dragType, JSON.stringify(ids))
  event.dataTransfer.effectAllowed = 'move'
}

/** Makes an element a folder to which items are dragged. */
export function dropOf(folderId: string | null, items: readonly Item[]) {
  return {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragType)) return
      event.preventDefault()
      mark(event, true)
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop(event: DragEvent) {
      mark(event, false)
      const sent = event.dataTransfer.getData(dragType)
      if (!sent) return
      event.preventDefault()
      event.stopPropagation()
      const ids = new Set(JSON.parse(sent) as string[])
      void moveItems(
        items.filter(({ id }) => ids.has(id)),
        folderId,
      )
    },
  }
}
