import { useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { IconAction } from './IconAction.tsx'
import './UndoBar.css'

type UndoBarProps = {
  text: string
  /** Why undoing failed; the bar then stays. */
  error?: string | undefined
  isUndoing: boolean
  onUndo: () => void
  /** The time is up, or the person has read enough. */
  onClose: () => void
  milliseconds?: number
}

/** Tells what was done and offers to undo it for a while. Its time stands still while it is pointed at or holds the focus. */
export function UndoBar({ text, error, isUndoing, onUndo, onClose, milliseconds = 10_000 }: UndoBarProps) {
  const [isHeld, setIsHeld] = useState(false)
  const left = useRef(milliseconds)
  const close = useRef(onClose)
  close.current = onClose
  const stands = isHeld || isUndoing || error !== undefined
  useEffect(() => {
    if (stands) return
    const since = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [stands])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <div className="undo-bar" onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <p role={error ? 'alert' : 'status'}>{error ?? text}</p>
      <Button size="small" busy={isUndoing} onClick={onUndo}>
        {error ? 'Reintentar' : 'Deshacer'}
      </Button>
      <IconAction icon="pi-times" label="Cerrar" onClick={onClose} />
    </div>
  )
}
