import { basePath, pathInApp } from './base-path.ts'

/** The path within the app that a link names, or null where it leads elsewhere. 'apps/mailbox' counts from the root. */
export function appPath(link: string, origin = location.origin, base = basePath): string | null {
  const url = URL.parse(link, `${origin}/`)
  if (url?.origin !== origin) return null
  // A whole address beside the app's folder is another site of the same host.
  const isBeside = /^https?:/i.test(link) && !`${url.pathname}/`.startsWith(`${base}/`)
  return isBeside ? null : pathInApp(url.pathname, base) + url.search + url.hash
}

/** Whether a link is a web address outside the app. */
export function isExternal(link: string, origin = location.origin): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link) && appPath(link, origin) === null
}
