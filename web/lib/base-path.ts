/** The base path of the app without a trailing slash: empty at the root. Only the demo (web/mock) on a static host has one. */
export const basePath: string = globalThis.document?.documentElement.dataset.base ?? ''

/** The host's path for an app path, for links outside the router. */
export const onHost = (path: string): string => basePath + path

/** The app path of a path on its host. */
export function pathInApp(pathname: string, base = basePath): string {
  if (!base || !`${pathname}/`.startsWith(`${base}/`)) return pathname
  return pathname.slice(base.length) || '/'
}
