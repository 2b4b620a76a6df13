/** The headers of rate limits (draft-ietf-httpapi-ratelimit-headers). */
import type { Context } from 'hono'
import type { LimitState } from '../lib/limits.ts'
import type { Env } from './env.ts'

/** Collects the limits that a request counts on, for its headers. */
export function reportLimits(c: Context<Env>): void {
  c.set('services', {
    ...c.get('services'),
    reportLimits: (states) => c.set('limits', [...(c.get('limits') ?? []), ...states]),
  })
}

/** `RateLimit-Policy` and `RateLimit`; among limits with the same name, the one with the least left. */
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
