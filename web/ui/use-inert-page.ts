import { useLayoutEffect } from 'react'

/** The page except live regions: alerts must stay readable and closable. */
const page = '#root > :not([aria-live])'
let covers = 0

function setInert(isInert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(page)) element.toggleAttribute('inert', isInert)
}

/** Makes the page inert while something outside of `#root` covers it. */
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
