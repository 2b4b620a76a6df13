/** A path normalised as the router matches it: decoded, lower case, without trailing slashes. */
function screenOf(path: string): string {
  try {
    path = decodeURIComponent(path)
  } catch {
    // A malformed escape matches no screen.
  }
  return path.toLowerCase().replace(/\/+$/, '')
}

/** The sign-in address that returns to `url` afterwards, except to signing out. */
export function signInAddress(url: string): string {
  if (screenOf(url.split(/[?#]/)[0]!) === '/sign-out') return '/sign-in'
  return `/sign-in?redirectURL=${encodeAddress(url)}`
}

export const isLockScreen = (path: string): boolean => screenOf(path) === '/unlock-session'

/** The address of the lock screen that returns to `url` after unlocking. */
export const lockAddress = (url: string): string => `/unlock-session?redirectURL=${encodeAddress(url)}`

/** The selection of company and project that continues to `url` afterwards. */
export const selectionAddress = (url: string): string => `/seleccionar-desarrolladora?redirectURL=${encodeAddress(url)}`

/** The page that opens a link to another project than the active one, `url`. */
export const projectLinkAddress = (projectId: number, url: string): string =>
  `/proyectos/${projectId}?redirectURL=${encodeAddress(url)}`

const encodeAddress = (url: string) => encodeURIComponent(url).replaceAll('%2F', '/')

const fallback = '/signed-in-redirect'

/** The requested page in `redirectURL`; null if it is missing, outside the app, or the page for signing out. */
function requestedUrl(search: URLSearchParams, origin: string): URL | null {
  const target = search.get('redirectURL')
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return null
  const url = new URL(target, origin)
  // A path with two leading slashes would be another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || screenOf(url.pathname) === '/sign-out') return null
  return url
}

const addressOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`

/**
 * The path to open after signing in or unlocking: `redirectURL` if it is inside the app, otherwise the signed-in redirect.
 * Skips the lock screen in favour of the page behind it, and never returns to signing out.
 */
export function afterSignIn(search: URLSearchParams, origin = location.origin): string {
  const url = requestedUrl(search, origin)
  if (!url) return fallback
  return screenOf(url.pathname) === '/unlock-session' ? afterSignIn(url.searchParams, origin) : addressOf(url)
}

/** The path to open after a company and project were chosen: `redirectURL` if it is inside the app, otherwise the root. */
export function afterSelection(search: URLSearchParams, origin = location.origin): string {
  const url = requestedUrl(search, origin)
  return !url || screenOf(url.pathname) === '/seleccionar-desarrolladora' ? '/' : addressOf(url)
}
