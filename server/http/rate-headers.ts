/** What is left of the limits, said in headers (draft-ietf-httpapi-ratelimit-headers). */
import type { Context } from 'hono'
import type { LimitState } from '../lib/limits.ts'
import type { Env } from './env.ts'

/** Makes a call remember the limits that it counts on. */
export function reportLimits(c: Context<Env>): void {
  c.set('services', {
    ...c.get('services'),
    reportLimits: (states) => c.set('limits', [...(c.get('limits') ?? []), ...states]),
  })
}

/** `RateLimit-Policy` and `RateLimit` of an answer: of limits with the same name the one with the least left. */
export function rateHeaders(limits: LimitState[]): Record<string, string> {
  const tightest = [...Map.groupBy(limits, ({ name }) => name).values()].map(
    (states) => states.toSorted((a, b) => a.left - b.left)[0]!,
  )
  return {
    'RateLimit-Policy': tightest
      .map(({ name, most, windowSeconds }) => `"${name}";q=${most};w=${windowSeconds}`)
      .join(', '),
    RateLimit: tightest.map(({ name, left, resetsInSeconds }) => `"${name}";r=${left};t=${resetsInSeconds}`).join(', '),
  }
}
