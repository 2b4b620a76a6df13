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
  /** In pixels; on a narrow screen a strip of the page stays beside it. */
  width?: number
  /** On phones it takes the whole screen. */
  fullOnPhones?: boolean
  className?: string
  children: ReactNode
}

/** How long sliding out takes (seed 000, section 9). */
const slideMilliseconds = 400
const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [inert] *)'

/** True while open and until it has slid out. */
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
 * A panel that slides in over the page from the side. The page is inert while it is open and gets the focus back afterwards;
 * Escape and a press beside it close it. PrimeReact's Sidebar (25 kB) has neither: it leaves the page open to Tab.
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
    // What is hidden at this width does not take the focus.
    const candidates = element ? [...element.querySelectorAll<HTMLElement>(focusable), element] : []
    candidates.find((candidate) => {
      candidate.focus({ preventScroll: true })
      return document.activeElement === candidate
    })
    return () => {
      // Whoever has already moved the focus elsewhere, a new screen for one, is left alone.
      const active = document.activeElement
      const isHere = active === document.body || active === null || element?.contains(active)
      if (isHere && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isMounted) return null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
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
