/** The path of a screen as the router reads it: decoded, in any case, with or without slashes at the end. */
function screenOf(path: string): string {
  try {
    path = decodeURIComponent(path)
  } catch {
    // What cannot be decoded names no screen.
  }
  return path.toLowerCase().replace(/\/+$/, '')
}

/** The sign-in address that leads back to `url` afterwards. Nobody is led back to signing out. */
export function signInAddress(url: string): string {
  if (screenOf(url.split(/[?#]/)[0]!) === '/sign-out') return '/sign-in'
  return `/sign-in?redirectURL=${encodeAddress(url)}`
}

/** The address that locks the session and, once it is unlocked, leads back to `url`. */
export const lockAddress = (url: string): string => `/unlock-session?redirectURL=${encodeAddress(url)}`

const encodeAddress = (url: string) => encodeURIComponent(url).replaceAll('%2F', '/')

const fallback = '/signed-in-redirect'

/**
 * The path to go to after signing in or unlocking: `redirectURL` where it stays within the app, else the signed-in
 * redirect. Whoever wanted the lock screen goes to the page behind it, and nobody goes to signing out.
 */
export function afterSignIn(search: URLSearchParams, origin = location.origin): string {
  const wanted = search.get('redirectURL')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return fallback
  const url = new URL(wanted, origin)
  // Two slashes at the start would name another host.
  if (url.origin !== origin || url.pathname.startsWith('//') || screenOf(url.pathname) === '/sign-out') return fallback
  if (screenOf(url.pathname) === '/unlock-session') return afterSignIn(url.searchParams, origin)
  return `${url.pathname}${url.search}${url.hash}`
}
