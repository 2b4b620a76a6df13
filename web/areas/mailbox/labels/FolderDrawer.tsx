import { useEffect, useRef, type ReactNode } from 'react'
import './FolderDrawer.css'

type FolderDrawerProps = { isOpen: boolean; onClose: () => void; children: ReactNode }

/** The folders over the list, where the window is too narrow for both. */
export function FolderDrawer({ isOpen, onClose, children }: FolderDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape is the dialog's own
    <dialog
      ref={dialog}
      className="folder-drawer"
      aria-label="Carpetas y etiquetas"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="folder-drawer-body">{children}</div>
    </dialog>
  )
}
