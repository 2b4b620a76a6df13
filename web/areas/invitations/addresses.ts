import { ApiError } from '../../api/problem.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The mail addresses of a text, apart by spaces, commas, semicolons or lines, each once; and what is none. */
export function addressesOf(text: string): { mails: string[]; wrong: string[] } {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, '').toLowerCase())
    .filter(Boolean)
  const each = [...new Set(parts)]
  return { mails: each.filter((part) => email.test(part)), wrong: each.filter((part) => !email.test(part)) }
}

/** What was sent, what is left of the addresses, and why. */
export type Outcome = { sent: string[]; left: string[]; errors: unknown[] }

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 409

/**
 * Sends to each address by itself: one that is refused keeps none of the others back. Any other failure, such as a lost
 * connection, ends it. Throws the failure where nothing was sent.
 */
export async function eachApart(mails: string[], send: (mail: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { sent: [], left: [], errors: [] }
  for (const [index, mail] of mails.entries()) {
    try {
      await send(mail)
      outcome.sent.push(mail)
    } catch (error) {
      outcome.errors.push(error)
      outcome.left.push(...(isRefusal(error) ? [mail] : mails.slice(index)))
      if (!isRefusal(error)) break
    }
  }
  if (outcome.sent.length === 0 && outcome.errors.length > 0) throw outcome.errors[0]
  return outcome
}
