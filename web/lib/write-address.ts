/** The address of the composer with these recipients and subject. */
export function writeAddress({ to = [], subject = '' }: { to?: string[]; subject?: string } = {}): string {
  const search = new URLSearchParams(to.map((address) => ['para', address]))
  if (subject) search.set('asunto', subject)
  return `/apps/mailbox/escribir${search.size > 0 ? `?${search}` : ''}`
}

/** Recipients and subject of a composer address. Links are untrusted: lengths are limited, and nothing is sent. */
export function readWriteAddress(search: URLSearchParams): { to: string[]; subject: string } {
  const to = search.getAll('para').map((address) => address.trim().slice(0, 320))
  return { to: to.filter(Boolean).slice(0, 100), subject: (search.get('asunto') ?? '').slice(0, 200) }
}

/** The composer address for a `mailto:` link; null for other links. */
export function writeAddressOf(href: string): string | null {
  if (!/^mailto:/i.test(href) || !URL.canParse(href)) return null
  const { pathname, searchParams } = new URL(href)
  const to = [...pathname.split(','), ...searchParams.getAll('to')].map(decodeAddress).filter(Boolean)
  return writeAddress({ to, subject: searchParams.get('subject') ?? '' })
}

function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}
