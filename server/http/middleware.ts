import { createMiddleware } from 'hono/factory'
import { invalid } from '../lib/problem.ts'
import type { Env, Services } from './env.ts'

/** What every request gets: its id, the shared services, the client's address, `no-store`, and a line in the log. */
export function requestContext(services: Services) {
  return createMiddleware<Env>(async (c, next) => {
    const started = performance.now()
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    c.set('services', services)
    c.set('address', clientAddress(c.env))
    await next()
    c.header('X-Request-Id', requestId)
    if (c.req.path.startsWith('/api')) c.header('Cache-Control', 'no-store')
    const milliseconds = Math.round((performance.now() - started) * 10) / 10
    const { method, path } = c.req
    services.logger.info({ requestId, method, path, status: c.res.status, milliseconds }, 'request')
  })
}

/** The peer's address as @hono/node-server passes it; tests without a socket share one. */
function clientAddress(bindings: unknown): string {
  const incoming = (bindings as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming
  return incoming?.socket?.remoteAddress ?? 'local'
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
