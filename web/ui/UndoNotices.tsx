import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useStore } from '../lib/store.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { holdUndoOffers, undoOffers } from './undo.ts'
import './UndoNotices.css'

/** The last actions, at the bottom of the page, with undo. Hover and focus pause their timers. */
export function UndoNotices() {
  const offers = useStore(undoOffers)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  // Removed elements fire neither pointerleave nor blur.
  if (offers.length === 0 && (isPointedAt || hasFocus)) {
    setIsPointedAt(false)
    setHasFocus(false)
  }
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    holdUndoOffers(isHeld)
    return () => holdUndoOffers(false)
  }, [isHeld])

  const isInside = (target: EventTarget | null) => region.current?.contains(target as Node | null)
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setHasFocus(true)
    if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget)) before.current = relatedTarget
  }
  /** Acts on an offer and returns the focus to its previous place, because the notice's buttons are removed. */
  const leave = (act: () => void) => () => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement && isInside(focused)) {
      if (before.current?.isConnected) before.current.focus()
      else focused.blur()
    }
    act()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = Number((event.target as Element).closest<HTMLElement>('.undo-notice')?.dataset.id)
    const offer = offers.find((each) => each.id === id)
    if (event.key !== 'Escape' || !offer) return
    event.stopPropagation()
    leave(offer.end)()
  }
  return (
    <div
      ref={region}
      className="undo-notices"
      role="status"
      // On move, not on enter: a resting pointer under a new notice must not pause it forever.
      onPointerMove={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => !isInside(relatedTarget) && setHasFocus(false)}
      onKeyDown={onKeyDown}
    >
      {offers.map(({ id, text, seconds, undo, end }) => (
        <div key={id} className="undo-notice" data-id={id}>
          <span className="undo-text">{text}</span>
          <Button variant="quiet" size="small" className="undo-button" onClick={leave(undo)}>
            Deshacer
          </Button>
          <IconButton icon="pi-times" label="Cerrar" className="undo-close" onClick={leave(end)} />
          <span
            className="undo-progress keeps-moving"
            style={{ animationDuration: `${seconds}s`, animationPlayState: isHeld ? 'paused' : 'running' }}
            aria-hidden="true"
          />
        </div>
      ))}
    </div>
  )
}
