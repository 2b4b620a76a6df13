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
