const key = 'obra-requested-address'
/** As long as the links of the mails. */
const validMilliseconds = 3 * 24 * 3_600_000

/** Stores the `redirectURL` of a screen that sends a mail: the link in the mail carries only its token. */
export function storeRequestedAddress(search: URLSearchParams): void {
  const redirectURL = search.get('redirectURL')
  if (redirectURL === null) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify({ redirectURL, at: Date.now() }))
}

/** The stored `redirectURL` as query parameters, once; empty if there is none or it is old. */
export function takeRequestedAddress(): URLSearchParams {
  const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { redirectURL: string; at: number } | null
  localStorage.removeItem(key)
  const isValid = stored !== null && Date.now() - stored.at < validMilliseconds
  return new URLSearchParams(isValid ? { redirectURL: stored.redirectURL } : {})
}
