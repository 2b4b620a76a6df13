import { useEffect, useRef, type ReactNode } from 'react'
import './FolderDrawer.css'

type FolderDrawerProps = { isOpen: boolean; onClose: () => void; children: ReactNode }

/** The folders in a modal drawer, for windows too narrow to show them beside the list. */
export function FolderDrawer({ isOpen, onClose, children }: FolderDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the dialog handles Escape
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
