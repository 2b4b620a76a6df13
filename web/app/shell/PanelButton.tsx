import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FeedSkeleton } from '../../ui/FeedSkeleton.tsx'
import { useLoaded } from './use-loaded.ts'
import './PanelButton.css'

type PanelButtonProps<Content> = {
  /** The panel's name: 'Mensajes'. */
  name: string
  /** The button's name, where it says more than the panel's: 'Mensajes, 3 sin leer'. */
  label?: string
  className?: string
  icon: ReactNode
  /** A number on the button; none for 0. */
  count?: number
  fetchContent: () => Promise<Content>
  children: (content: Content, isOpen: boolean, close: () => void) => ReactNode
}

const isPhone = () => matchMedia('(width < 600px)').matches

/**
 * A button of the top bar and the panel that it opens: a fly-out below the bar, on phones a sheet over the whole screen.
 * The panel's code is fetched when the button is pointed at or gets the focus, and keeps its state once it was opened.
 */
export function PanelButton<Content>(props: PanelButtonProps<Content>) {
  const { name, label = name, className, icon, count = 0, fetchContent, children } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const content = useLoaded(fetchContent)
  const { key } = useLocation()
  const close = () => closePanel(panel.current)
  useEffect(() => closePanel(panel.current), [key])

  const open = (event: MouseEvent) => {
    content.load()
    // Elsewhere the browser itself opens the popover that the button names.
    if (!isPhone()) return
    event.preventDefault()
    panel.current?.showModal()
  }
  const toggled = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const isOpening = event.newState === 'open'
    setIsOpen(isOpening)
    if (isOpening) event.currentTarget.focus()
    // Closed by a press on the page beside it, the focus would fall back to where nothing is.
    else if (document.activeElement?.matches('body, main')) button.current?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classNames('top-bar-button', className)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={name}
        popoverTarget={id}
        onClick={open}
        onPointerEnter={content.load}
        onFocus={content.load}
      >
        {icon}
        {count > 0 && (
          <span className="top-bar-count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <dialog ref={panel} id={id} popover="auto" className="fly-out" aria-label={name} tabIndex={-1} onToggle={toggled}>
        {content.value !== null && children(content.value, isOpen, close)}
        {content.value === null && content.hasFailed && (
          <ErrorState message="Revisá tu conexión y probá de nuevo." onRetry={content.load} />
        )}
        {content.value === null && !content.hasFailed && isOpen && <FeedSkeleton />}
      </dialog>
    </>
  )
}

function closePanel(panel: HTMLDialogElement | null): void {
  if (panel?.matches(':popover-open')) panel.hidePopover()
  else panel?.close()
}
