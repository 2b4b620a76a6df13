import { Dialog as PrimeDialog } from 'primereact/dialog'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=dialog'
import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { useEscape } from './use-escape.ts'
import './primereact.ts'

export type DialogProps = {
  title: ReactNode
  isOpen: boolean
  onClose: () => void
  /** In pixels, limited by the screen. */
  width?: number
  /** Whether Escape, the close button and a click on the backdrop close it. */
  dismissible?: boolean
  /** The id of the describing element (aria-describedby). */
  describedBy?: string
  /** The content sets the focus itself (`autoFocus`); otherwise the first control gets it. */
  placesFocus?: boolean
  children: ReactNode
}

/** A modal dialog: traps the focus and returns it on closing. At most 90 % of the screen high; with a form, a phone's whole screen. */
export function ModalDialog({ title, isOpen, onClose, width = 600, dismissible = true, ...props }: DialogProps) {
  const { describedBy, placesFocus = false, children } = props
  // PrimeReact returns the focus when hidden, but not when unmounted while open.
  useEffect(() => {
    const before = isOpen ? document.activeElement : null
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  const dialog = useRef<PrimeDialog>(null)
  useEscape(() => dialog.current?.getElement() ?? null, isOpen && dismissible ? onClose : null)
  return (
    <PrimeDialog
      ref={dialog}
      header={title}
      visible={isOpen}
      onHide={onClose}
      modal
      blockScroll
      draggable={false}
      resizable={false}
      closable={dismissible}
      // PrimeReact's would also close the dialog behind an open list, or behind one that is not dismissible.
      closeOnEscape={false}
      dismissableMask={dismissible}
      focusOnShow={!placesFocus}
      aria-describedby={describedBy}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
    >
      {children}
    </PrimeDialog>
  )
}
