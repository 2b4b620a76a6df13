import { basePath, pathInApp } from './base-path.ts'

/** The app path of a link, or null if it leads elsewhere. Relative links ('apps/mailbox') resolve from the root. */
export function appPath(link: string, origin = location.origin, base = basePath): string | null {
  const url = URL.parse(link, `${origin}/`)
  if (url?.origin !== origin) return null
  // A full URL on the same host but outside the base path is another site.
  const isBeside = /^https?:/i.test(link) && !`${url.pathname}/`.startsWith(`${base}/`)
  return isBeside ? null : pathInApp(url.pathname, base) + url.search + url.hash
}

/** Whether a link is a web address outside the app. */
export function isExternal(link: string, origin = location.origin): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link) && appPath(link, origin) === null
}
