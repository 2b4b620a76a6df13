import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Focuses the heading of a screen after a navigation, for screen readers and Tab. Not if the screen has set the focus itself, or
 * something outside the root (a drawer, a mail being written) has it.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    const active = document.activeElement
    if (!main || (active !== main && main.contains(active))) return
    if (active !== document.body && !main.closest('#root')?.contains(active)) return
    const heading = main.querySelector<HTMLElement>('h1') ?? main
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}
