import { useRef, useState, type DragEvent } from 'react'
import './drop-target.css'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Folders arrive as files that nobody can read. */
function droppedFiles({ items, files }: DataTransfer): { files: File[]; folders: string[] } {
  const folders = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.()
    return entry?.isDirectory ? [entry.name] : []
  })
  return { files: [...files].filter(({ name }) => !folders.includes(name)), folders }
}

/**
 * Files that are dropped on an element: spread `target` on it, and give it the class `drop-target` and `data-drop`, which says
 * what will happen. Files dropped beside it do not replace the page.
 */
export function useFileDrop(take: (files: File[], folders: string[]) => void, isClosed = false) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
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
