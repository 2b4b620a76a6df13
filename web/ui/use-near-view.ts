import { useEffect, useState, type RefObject } from 'react'

/**
 * True once an element is near the viewport, or the browser is idle, so that everything is there for printing. For content that
 * is costly to render.
 */
export function useNearView(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    })
    observer.observe(element.current)
    const show = () => setIsNear(true)
    // Safari has no idle callback.
    const idle = globalThis.requestIdleCallback?.(show, { timeout: 5_000 }) ?? 0
    const timer = idle === 0 ? setTimeout(show, 3_000) : 0
    return () => {
      observer.disconnect()
      if (idle !== 0) cancelIdleCallback(idle)
      clearTimeout(timer)
    }
  }, [element, isNear])
  return isNear
}
