import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { chosenFiles, droppedFiles, type PlacedFile } from '../ui/files/dropped-files.ts'
import { Menu } from '../ui/Menu.tsx'
import { notify } from './notices.ts'
import '../ui/files/files.css'

/** Takes files and whole folders by button, by drop anywhere on the page or by paste. */
export function UploadButtons({ onFiles }: { onFiles: (placed: readonly PlacedFile[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const isOver = useFilesOfPage(onFiles)
  const onChange = ({ target }: { target: HTMLInputElement }) => {
    onFiles(chosenFiles(target.files ?? []))
    // Clear it: choosing the same file again must fire a change event.
    target.value = ''
  }
  return (
    <>
      <input ref={files} type="file" hidden multiple aria-label="Archivos para subir" onChange={onChange} />
      <input
        ref={(element) => {
          folder.current = element
          if (element) element.webkitdirectory = true
        }}
        type="file"
        hidden
        aria-label="Carpeta para subir"
        onChange={onChange}
      />
      <div className="files-upload">
        <Button variant="primary" onClick={() => files.current?.click()}>
          <i className="pi pi-upload" aria-hidden="true" /> Subir archivos
        </Button>
        <Menu
          label="Más formas de subir"
          entries={[
            {
              id: 'folder',
              label: 'Subir una carpeta',
              icon: <i className="pi pi-folder-open" />,
              onSelect: () => folder.current?.click(),
            },
          ]}
        >
          <i className="pi pi-angle-down" aria-hidden="true" />
        </Menu>
      </div>
      {isOver && <p className="files-drop">Soltá para subir acá</p>}
    </>
  )
}

const notifyEmpty = () =>
  notify({ type: 'warning', title: 'No hay nada para subir', message: 'Lo que soltaste no tiene archivos adentro.' })

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA'].includes(target.tagName))

/** Calls `take` with files dropped or pasted anywhere on the page; returns whether files are being dragged over it. */
function useFilesOfPage(take: (placed: readonly PlacedFile[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true
    const onOver = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    // dragleave also fires between elements; a null relatedTarget means that the pointer left the window.
    const onLeave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false)
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      void droppedFiles(event.dataTransfer!).then((placed) =>
        placed.length > 0 ? latest.current(placed) : notifyEmpty(),
      )
    }
    const onPaste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0 || isTyping(event.target)) return
      event.preventDefault()
      latest.current(chosenFiles(pasted))
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
      removeEventListener('paste', onPaste)
    }
  }, [])
  return isOver
}
