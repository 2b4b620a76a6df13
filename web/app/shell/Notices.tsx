import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { dismissNotice, notices } from '../../api/notices.ts'
import { useStore } from '../../lib/store.ts'
import { NoticeCard } from './NoticeCard.tsx'
import './Notices.css'

/** The notices, stacked at the top right. Hover and focus pause their timers. */
export function Notices() {
  const shown = useStore(notices)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  // Removed elements fire neither pointerleave nor blur.
  if (shown.length === 0 && (isPointedAt || hasFocus)) {
    setIsPointedAt(false)
    setHasFocus(false)
  }

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setHasFocus(true)
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) before.current = relatedTarget
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget as Node | null)) setHasFocus(false)
  }
  const close = (id: string) => {
    // Focus a neighbour of the closed notice, or the element focused before.
    const buttons = [...(region.current?.querySelectorAll<HTMLElement>('.notice-close') ?? [])]
    const index = buttons.findIndex((button) => button === document.activeElement)
    const next = buttons[index + 1] ?? buttons[index - 1] ?? before.current
    if (index >= 0) next?.focus()
    dismissNotice(id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('.notice')?.dataset.id
    if (event.key === 'Escape' && id) close(id)
  }
  const isHeld = isPointedAt || hasFocus
  return (
    <div
      ref={region}
      className="notices"
      role="region"
      aria-label="Avisos"
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} isHeld={isHeld} onClose={() => close(notice.id)} />
      ))}
    </div>
  )
}
