import type { Context } from 'hono'
import type { Env } from './env.ts'

type NodeBindings = { incoming?: { headers?: Record<string, string | undefined> } }

/**
 * A request header by its lower-case name. Reads Node's request if there is one: building a `Headers` object, as `c.req.header`
 * does, takes as long as a small answer.
 */
export function requestHeader(c: Context<Env>, name: string): string | undefined {
  const sent = (c.env as NodeBindings | undefined)?.incoming?.headers
  return sent ? sent[name] : c.req.header(name)
}
