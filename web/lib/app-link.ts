/** The path within the app that a link names, or null where it leads elsewhere. 'apps/mailbox' counts from the root. */
export function appPath(link: string, origin = location.origin): string | null {
  const url = URL.parse(link, `${origin}/`)
  return url?.origin === origin ? url.pathname + url.search + url.hash : null
}

/** Whether a link is a web address outside the app. */
export function isExternal(link: string, origin = location.origin): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link) && appPath(link, origin) === null
}
