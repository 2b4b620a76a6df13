import { useEffect, useState, type RefObject } from 'react'

/** Safari has no idle callback. */
const waitWithoutIdle = 3_000

/** Calls when the browser is idle, at the earliest after `wait` milliseconds; returns the function to cancel it. */
function whenIdleAfter(wait: number, call: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, Math.max(wait, waitWithoutIdle))
    return () => clearTimeout(timer)
  }
  let idle = 0
  const ask = () => void (idle = requestIdleCallback(call, { timeout: 5_000 }))
  const timer = wait > 0 ? setTimeout(ask, wait) : undefined
  if (wait === 0) ask()
  return () => {
    clearTimeout(timer)
    cancelIdleCallback(idle)
  }
}

/**
 * True once an element is near the viewport, or the browser is idle, so that everything is there for printing. For content that
 * is costly to render. `wait` leaves network and processor to the first screen for so many milliseconds.
 */
export function useNearView(element: RefObject<HTMLElement | null>, { wait = 0 } = {}): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current || isNear) return
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    })
    observer.observe(element.current)
    const cancel = whenIdleAfter(wait, () => setIsNear(true))
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [element, isNear, wait])
  return isNear
}
