import { useRef, useState, type DragEvent } from 'react'
import './drop-target.css'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Separates dropped folders, which arrive as unreadable files. */
function droppedFiles({ items, files }: DataTransfer): { files: File[]; folders: string[] } {
  const folders = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.()
    return entry?.isDirectory ? [entry.name] : []
  })
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders }
}

/**
 * Accepts files dropped on an element: spread `target` on it, and give it the class `drop-target` and `data-drop`, the text to
 * show while dragging. `isClosed` ignores them.
 */
export function useFileDrop(onFiles: (files: File[], folders: string[]) => void, isClosed = false) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  const target = {
    'data-drop-over': (isOver && !isClosed) || undefined,
    onDragOver(event: DragEvent) {
      if (hasFiles(event)) setIsOver(true)
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      const { files, folders } = droppedFiles(event.dataTransfer)
      if (!isClosed) latest.current(files, folders)
    },
  }
  return { isOver: isOver && !isClosed, target }
}

export const folderRefusal = (name: string): string => `${name} es una carpeta: elegí sus archivos.`
