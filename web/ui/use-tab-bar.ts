import { useEffect, useRef, type RefObject } from 'react'

/**
 * For a tab bar that may overflow: scrolls the current tab into view without scrolling the page, and marks the sides where tabs are
 * hidden (`tabs-more-before`, `tabs-more-after` in Tabs.css).
 */
export function useTabBar<Bar extends HTMLElement>(current: string): RefObject<Bar | null> {
  const list = useRef<Bar>(null)
  useEffect(() => {
    const bar = list.current
    const tab = bar?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current="page"]')
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [current])
  useEffect(() => {
    const bar = list.current!
    const hint = () => {
      const hidden = bar.scrollWidth - bar.clientWidth
      bar.classList.toggle('tabs-more-before', bar.scrollLeft > 1)
      bar.classList.toggle('tabs-more-after', bar.scrollLeft < hidden - 1)
    }
    const watch = new ResizeObserver(hint)
    watch.observe(bar)
    bar.addEventListener('scroll', hint, { passive: true })
    return () => {
      watch.disconnect()
      bar.removeEventListener('scroll', hint)
    }
  }, [])
  return list
}
