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

const encodeAddress = (url: string) => encodeURIComponent(url).replaceAll('%2F', '/')

const fallback = '/signed-in-redirect'

/**
 * The path to open after signing in or unlocking: `redirectURL` if it is inside the app, otherwise the signed-in redirect.
 * Skips the lock screen in favour of the page behind it, and never returns to signing out.
 */
export function afterSignIn(search: URLSearchParams, origin = location.origin): string {
  const target = search.get('redirectURL')
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return fallback
  const url = new URL(target, origin)
  // A path with two leading slashes would be another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || screenOf(url.pathname) === '/sign-out') return fallback
  if (screenOf(url.pathname) === '/unlock-session') return afterSignIn(url.searchParams, origin)
  return `${url.pathname}${url.search}${url.hash}`
}
