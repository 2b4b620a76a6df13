import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode, type ToggleEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { LazyPart } from '../../lib/lazy-part.ts'
import { useStore } from '../../lib/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FeedSkeleton } from '../../ui/FeedSkeleton.tsx'
import './PanelButton.css'

type PanelButtonProps<Content> = {
  /** The name of the panel: 'Mensajes'. */
  name: string
  /** The button's accessible name, if longer: 'Mensajes, 3 sin leer'. */
  label?: string
  className?: string
  icon: ReactNode
  /** The number on the button; hidden for 0. */
  count?: number
  content: LazyPart<Content>
  children: (content: Content, isOpen: boolean, close: () => void) => ReactNode
}

const isPhone = () => matchMedia('(width < 37.5rem)').matches

/**
 * A button of the top bar and its panel: a fly-out below the bar, a full-screen sheet on phones. The panel's code loads on hover
 * or focus of the button, and the panel keeps its state once opened.
 */
export function PanelButton<Content>(props: PanelButtonProps<Content>) {
  const { name, label = name, className, icon, count = 0, content, children } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { value, hasFailed } = useStore(content.state)
  const load = () => void content.load()
  const { key } = useLocation()
  const close = () => closePanel(panel.current)
  useEffect(() => closePanel(panel.current), [key])

  const open = (event: MouseEvent) => {
    load()
    // Otherwise the browser opens the popover by itself (popoverTarget).
    if (!isPhone()) return
    event.preventDefault()
    panel.current?.showModal()
  }
  const toggled = (event: ToggleEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return
    const isOpening = event.newState === 'open'
    setIsOpen(isOpening)
    if (isOpening) event.currentTarget.focus()
    // Closed by a press outside: return the focus, which would be lost.
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
        onPointerEnter={load}
        onFocus={load}
      >
        {icon}
        {count > 0 && (
          <span className="top-bar-count" aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      <dialog ref={panel} id={id} popover="auto" className="fly-out" aria-label={name} tabIndex={-1} onToggle={toggled}>
        {value && children(value, isOpen, close)}
        {!value && hasFailed && <ErrorState message="Revisá tu conexión y probá de nuevo." onRetry={load} />}
        {!value && !hasFailed && isOpen && <FeedSkeleton />}
      </dialog>
    </>
  )
}

function closePanel(panel: HTMLDialogElement | null): void {
  if (panel?.matches(':popover-open')) panel.hidePopover()
  else panel?.close()
}
