/** The way of every answer: its headers, its compression, its line in the log. */
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'
import type { Services } from '../context.ts'
import { Reply } from './contract.ts'
import { problemReply } from './errors.ts'

const minCompressedLength = 1024

/** What every answer says to browsers, unless its route says something of its own. */
function safeHeaders(services: Services): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // Links from mails carry a token in their address: it goes to nobody else.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(services.publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** Turns what a handler answers into JSON with its status; bytes and streams stay the responses that they are. */
function jsonOf(answer: unknown): { text: string; status: number; headers?: Record<string, string> } {
  if (answer instanceof Reply) {
    return { text: JSON.stringify(answer.body), status: answer.status, headers: answer.headers }
  }
  return { text: JSON.stringify(answer), status: 200 }
}

const compressing = compress({ threshold: minCompressedLength })

async function compressed(c: Context<Env>, response: Response): Promise<Response> {
  c.res = response
  await compressing(c, async () => {})
  return c.res
}

/**
 * Makes a route of what answers: with an id for the request, and one way out for errors. It is no chain of middleware,
 * because each link would cost more than the whole of a small answer.
 */
export function answering(services: Services, answer: (c: Context<Env>) => unknown) {
  const safe = safeHeaders(services)
  const safeEntries = Object.entries(safe)
  const json = { ...safe, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }
  const isLogging = services.logger.isLevelEnabled('info')

  function toResponse(c: Context<Env>, given: unknown, requestId: string): Response | Promise<Response> {
    const mayCompress = requestHeader(c, 'accept-encoding') !== undefined
    if (given instanceof Response) {
      for (const [name, value] of safeEntries) if (!given.headers.has(name)) given.headers.set(name, value)
      given.headers.set('X-Request-Id', requestId)
      if (c.req.path.startsWith('/api') && !given.headers.has('Cache-Control')) {
        given.headers.set('Cache-Control', 'no-store')
      }
      return mayCompress ? compressed(c, given) : given
    }
    const { text, status, headers } = jsonOf(given)
    const all = { ...json, 'X-Request-Id': requestId, ...headers }
    const response = new Response(text, { status, headers: all })
    return mayCompress && text.length >= minCompressedLength ? compressed(c, response) : response
  }

  function log(c: Context<Env>, response: Response, requestId: string, started: number): Response {
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const { method, path } = c.req
    services.logger.info({ requestId, method, path, status: response.status, milliseconds }, 'request')
    return response
  }

  async function work(c: Context<Env>, requestId: string): Promise<Response> {
    c.set('requestId', requestId)
    c.set('services', services)
    let given: unknown
    try {
      given = await answer(c)
    } catch (error) {
      given = problemReply(error, services.logger, requestId)
    }
    return toResponse(c, given, requestId)
  }

  return (c: Context<Env>): Promise<Response> => {
    const started = isLogging ? performance.now() : 0
    const requestId = crypto.randomUUID()
    const response = work(c, requestId)
    return isLogging ? response.then((given) => log(c, given, requestId, started)) : response
  }
}
