import { useLayoutEffect } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/** Where the router keeps positions from one load to the next. */
export const scrollStorage = 'react-router-scroll-positions'

let isRestored = false

/**
 * Under which name a visit's scroll position is kept. All visits that begin with a loaded page share one key: by that,
 * an address that is typed in would open as far down as the page before it stood.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** The same for the router, which finds nothing at the first time: that is restored by `useFirstScroll`. */
export const routerPlaceOf = (location: Location): string => (isRestored ? placeOf(location) : 'first')

function storedPosition(place: string): unknown {
  try {
    return (JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}') as Record<string, unknown>)[place]
  } catch {
    return undefined
  }
}

/** How long a page that is too short at first may take to grow. */
const growthMilliseconds = 5_000

/** Scrolls to a position as soon as the page is long enough, unless the person does something before. Answers how to stop. */
function scrollOnceThere(position: number): () => void {
  let put = 0
  const stop = new AbortController()
  const observer = new ResizeObserver(() => go())
  const timer = setTimeout(() => stop.abort(), growthMilliseconds)
  const go = () => {
    scrollTo(0, position)
    put = scrollY
    if (Math.ceil(put) >= position) stop.abort()
  }
  const { signal } = stop
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(timer)
  })
  addEventListener('scroll', () => scrollY !== put && stop.abort(), { signal })
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => stop.abort(), { signal })
  observer.observe(document.body)
  go()
  return () => stop.abort()
}

/**
 * Puts a page that is loaded to where it stood, before it is seen. The router would do so in a transition, which a slow machine
 * draws long after the page is there: whoever had scrolled by then was sent back.
 */
export function useFirstScroll(): void {
  const location = useLocation()
  useLayoutEffect(() => {
    if (isRestored) return
    isRestored = true
    const position = storedPosition(placeOf(location))
    return typeof position === 'number' ? scrollOnceThere(position) : undefined
  }, [location])
}
