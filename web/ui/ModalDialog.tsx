import { Dialog as PrimeDialog } from 'primereact/dialog'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=dialog'
import { useEffect, type ReactNode } from 'react'
import './primereact.ts'

export type DialogProps = {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /** In pixels; narrower where the screen is. */
  width?: number
  /** Whether Escape, the cross and a click beside it close the dialog. */
  dismissible?: boolean
  /** The id of the element that says what the dialog is about. */
  describedBy?: string
  /** The content places the focus itself, with `autoFocus`; else the first control gets it. */
  placesFocus?: boolean
  children: ReactNode
}

/** A modal dialog: holds the focus while it is open and gives it back afterwards. At most 90 % of the screen high. */
export function ModalDialog({ title, isOpen, onClose, width = 600, dismissible = true, ...props }: DialogProps) {
  const { describedBy, placesFocus = false, children } = props
  // PrimeReact gives the focus back when it is hidden, but not when it is unmounted while open.
  useEffect(() => {
    const before = isOpen ? document.activeElement : null
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  return (
    <PrimeDialog
      header={title}
      visible={isOpen}
      onHide={onClose}
      modal
      blockScroll
      draggable={false}
      resizable={false}
      closable={dismissible}
      closeOnEscape={dismissible}
      dismissableMask={dismissible}
      focusOnShow={!placesFocus}
      aria-describedby={describedBy}
      style={{ width: `min(${width}px, 100%)`, maxHeight: '90vh' }}
    >
      {children}
    </PrimeDialog>
  )
}
