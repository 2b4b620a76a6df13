import { ApiError } from '../../api/problem.ts'

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Splits a text at spaces, commas, semicolons and line ends into unique mail addresses and invalid parts. */
export function addressesOf(text: string): { mails: string[]; wrong: string[] } {
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^<|>$/g, '').toLowerCase())
    .filter(Boolean)
  const unique = [...new Set(parts)]
  return { mails: unique.filter((part) => email.test(part)), wrong: unique.filter((part) => !email.test(part)) }
}

/** The addresses that were sent to, those that were not, and the errors. */
export type Outcome = { sent: string[]; unsent: string[]; errors: unknown[] }

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 409

/**
 * Sends to each address separately and goes on after a refusal (409). Any other error, such as a lost connection, stops it.
 * Throws the first error if nothing was sent.
 */
export async function sendToEach(mails: string[], send: (mail: string) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { sent: [], unsent: [], errors: [] }
  for (const [index, mail] of mails.entries()) {
    try {
      await send(mail)
      outcome.sent.push(mail)
    } catch (error) {
      outcome.errors.push(error)
      outcome.unsent.push(...(isRefusal(error) ? [mail] : mails.slice(index)))
      if (!isRefusal(error)) break
    }
  }
  if (outcome.sent.length === 0 && outcome.errors.length > 0) throw outcome.errors[0]
  return outcome
}
