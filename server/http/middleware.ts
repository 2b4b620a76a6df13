import type { Context as HonoContext } from 'hono'
import { createMiddleware } from 'hono/factory'
import { invalid, Problem } from '../lib/problem.ts'
import { clientAddress } from './address.ts'
import type { Env, Services } from './env.ts'

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

/** What every request gets: its id, the shared services, the client's address, safe headers, and a line in the log. */
export function requestContext(services: Services) {
  const defaults = Object.entries(safeHeaders(services))
  return createMiddleware<Env>(async (c, next) => {
    const started = performance.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('services', services)
    c.set('address', addressOf(c, services))
    await next()
    const { headers, status } = c.res
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value)
    headers.set('X-Request-Id', requestId)
    if (c.req.path.startsWith('/api') && !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const { method, path } = c.req
    services.logger.info({ requestId, method, path, status, milliseconds }, 'request')
  })
}

/** The peer's address as @hono/node-server passes it; tests without a socket share one. */
function addressOf(c: HonoContext<Env>, services: Services): string {
  const incoming = (c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
  const peer = incoming?.socket?.remoteAddress ?? 'local'
  return clientAddress(peer, c.req.header('x-forwarded-for'), services.trustedProxies ?? 0)
}

/** Refuses a body of a media type that the operation does not read: 415. A body that may be missing may be missing. */
export function requireMediaType(accepted: string[], isRequired: boolean) {
  return createMiddleware<Env>(async (c, next) => {
    const sent = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    const isEmpty = !c.req.header('transfer-encoding') && Number(c.req.header('content-length') ?? 0) === 0
    if (!sent && isEmpty && !isRequired) return next()
    if (!sent || !accepted.includes(sent)) {
      throw new Problem(415, 'Unsupported media type', `Enviá los datos como ${accepted.join(' o ')}.`)
    }
    await next()
  })
}

/** PostgreSQL cannot store NUL in text; refused on both stores alike, wherever it stands in the input. */
export function refuseNulCharacters(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid(field, 'Tiene un carácter que no se puede guardar.')
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (key.includes('\0')) throw invalid(field, 'Tiene un carácter que no se puede guardar.')
    refuseNulCharacters(entry, field ? `${field}.${key}` : key)
  }
}
