import { useLayoutEffect } from 'react'

/** The page aside from what tells: alerts can be read and closed whatever covers the rest. */
const page = '#root > :not([aria-live])'
let covers = 0

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(page)) element.toggleAttribute('inert', isInert)
}

/** Keeps pointer, focus and screen readers off the page while something outside of `#root` covers it. */
export function useInertPage(isCovered: boolean): void {
  useLayoutEffect(() => {
    if (!isCovered) return
    covers++
    setInert(true)
    return () => {
      covers--
      if (covers === 0) setInert(false)
    }
  }, [isCovered])
}
