/**
 * The folder of its host that the app lies in, without a slash at its end: empty at the root. Only the demo (web/mock), on a
 * host of files, lies elsewhere.
 */
export const basePath: string = globalThis.document?.documentElement.dataset.base ?? ''

/** The address on the host of a path of the app, for what the router does not see. */
export const onHost = (path: string): string => basePath + path

/** The path of the app that an address of its host names. */
export function pathInApp(pathname: string, base = basePath): string {
  if (!base || !`${pathname}/`.startsWith(`${base}/`)) return pathname
  return pathname.slice(base.length) || '/'
}
