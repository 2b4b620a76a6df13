import { useLayoutEffect } from 'react'
import { useLocation, type Location } from 'react-router-dom'

/** The router's session storage key for scroll positions. */
export const scrollStorage = 'react-router-scroll-positions'

let isRestored = false

/**
 * The name of a visit's scroll position. All first visits share the key 'default': with it, a typed address would open at the
 * position of the previous page.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

/** The same for the router, which must not find the first position: `useFirstScroll` restores it. */
export const routerPlaceOf = (location: Location): string => (isRestored ? placeOf(location) : 'first')

function storedPosition(place: string): unknown {
  try {
    return (JSON.parse(sessionStorage.getItem(scrollStorage) ?? '{}') as Record<string, unknown>)[place]
  } catch {
    return undefined
  }
}

/** How long a page that is too short may take to grow. */
const growthMilliseconds = 5_000

/** Scrolls to a position once the page is long enough, unless the user acts first. Returns the function to stop. */
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
 * Restores the scroll position of a reloaded page before the first paint. The router does so in a transition, which a slow machine
 * renders late, overriding the user's own scrolling.
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
