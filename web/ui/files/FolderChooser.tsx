import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import './files.css'

type FolderChooserProps = {
  title: string
  /** The name of the folder on show. */
  name: string
  /** Goes to its parent; undefined at the root. */
  onUp: (() => void) | undefined
  /** Its subfolders; undefined while they load. */
  folders: readonly { id: string; name: string }[] | undefined
  onFolder: (id: string) => void
  /** Instead of the list while it loads or after it failed. */
  fallback?: ReactNode
  /** Undefined if the items are in this folder already. */
  onMove: (() => void) | undefined
  onClose: () => void
}

/** Chooses the folder to move items to, folder by folder. */
export function FolderChooser(props: FolderChooserProps) {
  const { title, name, onUp, folders, onFolder, fallback, onMove, onClose } = props
  return (
    <Dialog title={title} isOpen onClose={onClose} width={480}>
      <div className="files-move">
        <p className="files-move-place">
          {onUp && (
            <Button size="small" onClick={onUp}>
              <i className="pi pi-arrow-up" aria-hidden="true" /> Subir de carpeta
            </Button>
          )}
          <strong>{name}</strong>
        </p>
        {folders ? (
          <ul role="list" aria-label="Carpetas a donde mover" className="files-move-list">
            {folders.map((folder) => (
              <li key={folder.id}>
                <button type="button" className="files-move-folder" onClick={() => onFolder(folder.id)}>
                  <i className="pi pi-folder" aria-hidden="true" /> {folder.name}
                </button>
              </li>
            ))}
            {folders.length === 0 && <li className="files-move-none">No hay carpetas adentro.</li>}
          </ul>
        ) : (
          fallback
        )}
        <p className="files-choices">
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" disabled={!onMove} onClick={onMove}>
            Mover acá
          </Button>
        </p>
      </div>
    </Dialog>
  )
}
