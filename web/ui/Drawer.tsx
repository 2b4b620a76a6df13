import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { useInertPage } from './use-inert-page.ts'
import './Drawer.css'

type DrawerProps = {
  label: string
  isOpen: boolean
  onClose: () => void
  position?: 'left' | 'right'
  /** In pixels; on narrow screens a strip of the page stays visible. */
  width?: number
  /** Takes the whole screen on phones. */
  fullOnPhones?: boolean
  className?: string
  children: ReactNode
}

/** Time from closing to unmounting; the animation in Drawer.css takes 200 ms of it. */
const slideMilliseconds = 400
const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [inert] *)'

/** True while open and during the closing animation. */
function useMounted(isOpen: boolean): boolean {
  const [isMounted, setIsMounted] = useState(isOpen)
  if (isOpen && !isMounted) setIsMounted(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setIsMounted(false), slideMilliseconds)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isMounted
}

/**
 * A panel that slides in over the page from the side. The page is inert meanwhile and gets the focus back on closing;
 * Escape and a press on the backdrop close it. PrimeReact's Sidebar (25 kB) does neither: Tab still reaches the page.
 */
export function Drawer({ label, isOpen, onClose, position = 'left', width = 320, ...props }: DrawerProps) {
  const { fullOnPhones, className, children } = props
  const drawer = useRef<HTMLDivElement>(null)
  const isMounted = useMounted(isOpen)
  useInertPage(isOpen)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = document.activeElement
    const element = drawer.current
    // Elements hidden at this width refuse the focus: try the next one.
    const candidates = element ? [...element.querySelectorAll<HTMLElement>(focusable), element] : []
    candidates.find((candidate) => {
      candidate.focus({ preventScroll: true })
      return document.activeElement === candidate
    })
    return () => {
      // Do not steal the focus if it has moved elsewhere, to a new screen for example.
      const active = document.activeElement
      const isHere = active === document.body || active === null || element?.contains(active)
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isMounted) return null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // React's events bubble from dialogs of the drawer's children, too; a dialog or menu on top takes the key for itself.
    const target = event.target as Element
    if (drawer.current?.contains(target) && !target.closest(':popover-open')) onClose()
  }
  return createPortal(
    <div className={classNames('drawer-layer', isOpen && 'drawer-layer-open')} inert={!isOpen}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same */}
      <div className="drawer-backdrop" onClick={onClose} />
      <div
        ref={drawer}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className={classNames('drawer', `drawer-${position}`, fullOnPhones && 'drawer-full', className)}
        style={{ '--drawer-width': `${width}px` } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}
