import type { CSSProperties } from 'react'
import './NavigationTip.css'

export type Tip = { text: string; style: CSSProperties }

const roomBeside = 180

/** What a tooltip says and where: beside its item, or below where there is no room. */
export function tipFor(text: string, control: HTMLElement, root: HTMLElement, position: 'left' | 'right'): Tip {
  const [at, frame] = [control.getBoundingClientRect(), root.getBoundingClientRect()]
  const room = position === 'left' ? innerWidth - at.right : at.left
  if (room < roomBeside) {
    const below = { top: at.bottom - frame.top, left: at.left - frame.left, maxWidth: at.width }
    return { text, style: { ...below, padding: '4px 12px', pointerEvents: 'none' } }
  }
  const top = at.top - frame.top + at.height / 2
  const beside = position === 'left' ? { left: at.right - frame.left } : { right: frame.right - at.left }
  return { text, style: { top, translate: '0 -50%', paddingInline: 12, ...beside } }
}

type NavigationTipProps = { tip: Tip; onLeave: () => void }

/**
 * Repeats for the eye what screen readers are told with the item itself. PrimeReact's Tooltip would bring 23 kB into the first
 * view.
 */
export function NavigationTip({ tip, onLeave }: NavigationTipProps) {
  return (
    <div className="navigation-tip" style={tip.style} aria-hidden="true" onPointerLeave={onLeave}>
      <span>{tip.text}</span>
    </div>
  )
}
