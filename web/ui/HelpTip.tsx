import { useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import './HelpTip.css'

type HelpTipProps = {
  /** The term that is explained. */
  children: ReactNode
  /** The explanation; visible on hover and focus, and the description for screen readers. */
  text: string
}

/** A term with its explanation on hover and focus. PrimeReact's Tooltip is 23 kB and by default ignores focus. */
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
