import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves the focus to the heading of a screen that the person navigated to, so that screen readers announce it and Tab
 * goes on from there. A screen that has put the focus itself, into its first field for one, keeps it, and so does what
 * lies outside of the root and over the page: a drawer, or a mail that is being written.
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
