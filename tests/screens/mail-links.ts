import { expect } from 'vitest'
import { waitFor, type Obra } from './app.ts'

/** Waits until `count` mails were sent to an account, and returns the link of the last one. */
export async function linkFor(obra: Obra, email: string, count = 1): Promise<string> {
  const mails = () => obra.server.mails.filter(({ to }) => to === email)
  await waitFor(() => expect(mails()).toHaveLength(count))
  const [link = ''] = /https?:\/\/\S+/.exec(mails().at(-1)!.text) ?? []
  expect(link.startsWith(location.origin), link).toBe(true)
  return link.slice(location.origin.length)
}
