import { useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './HelpTip.css'

type HelpTipProps = {
  /** What is explained. */
  children: ReactNode
  /** The explanation; shown while it is pointed at or has the focus, and told to screen readers. */
  text: string
}

/**
 * A word with its explanation on hover and on focus. PrimeReact's Tooltip would bring 23 kB, and shows nothing on focus by
 * itself.
 */
export function HelpTip({ children, text }: HelpTipProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [place, setPlace] = useState<{ top: number; left: number } | null>(null)
  const show = () => {
    const at = button.current!.getBoundingClientRect()
    const width = Math.min(280, innerWidth - 16)
    setPlace({ top: at.bottom + 6, left: Math.max(8, Math.min(at.left, innerWidth - width - 8)) })
  }
  const hide = () => setPlace(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="help-tip"
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </button>
      <span id={id} className="visually-hidden">
        {text}
      </span>
      {place &&
        createPortal(
          <div className="help-tip-text" style={place} aria-hidden="true">
            {text}
          </div>,
          document.body,
        )}
    </>
  )
}
