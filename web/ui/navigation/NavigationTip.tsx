import type { CSSProperties } from 'react'
import './NavigationTip.css'

export type Tip = { text: string; style: CSSProperties }

const roomBeside = 180

/** Text and position of a tooltip: beside its item, or below if there is no room. */
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

/** A tooltip; screen readers get the item's description. PrimeReact's would add 23 kB to the first view. */
export function NavigationTip({ tip, onLeave }: NavigationTipProps) {
  return (
    <div className="navigation-tip" style={tip.style} aria-hidden="true" onPointerLeave={onLeave}>
      <span>{tip.text}</span>
    </div>
  )
}
