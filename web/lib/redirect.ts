/** The sign-in address that leads back to `url` afterwards. Nobody is led back to signing out. */
export function signInAddress(url: string): string {
  if (url === '/sign-out' || url.startsWith('/sign-out?')) return '/sign-in'
  return `/sign-in?redirectURL=${encodeURIComponent(url).replaceAll('%2F', '/')}`
}

/** The path to go to after signing in: `redirectURL` where it stays within the app, else the signed-in redirect. */
export function afterSignIn(search: URLSearchParams, origin = location.origin): string {
  const wanted = search.get('redirectURL')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/signed-in-redirect'
  const url = new URL(wanted, origin)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/signed-in-redirect'
}
