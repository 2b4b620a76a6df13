/** Where a mail is written: the composer opens with these recipients and this subject. */
export function writeAddress({ to = [], subject = '' }: { to?: string[]; subject?: string } = {}): string {
  const asked = new URLSearchParams(to.map((address) => ['para', address]))
  if (subject) asked.set('asunto', subject)
  return `/apps/mailbox/escribir${asked.size > 0 ? `?${asked}` : ''}`
}

/** What such an address asks for. What comes from a link is bounded, and never sent by itself. */
export function readWriteAddress(search: URLSearchParams): { to: string[]; subject: string } {
  const to = search.getAll('para').map((address) => address.trim().slice(0, 320))
  return { to: to.filter(Boolean).slice(0, 100), subject: (search.get('asunto') ?? '').slice(0, 200) }
}

/** Where the mail of a `mailto:` link is written in Obra; null where it is none. */
export function writeAddressOf(href: string): string | null {
  if (!/^mailto:/i.test(href) || !URL.canParse(href)) return null
  const { pathname, searchParams } = new URL(href)
  const to = [...pathname.split(','), ...searchParams.getAll('to')].map(decoded).filter(Boolean)
  return writeAddress({ to, subject: searchParams.get('subject') ?? '' })
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}
