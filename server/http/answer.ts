/** The way of every answer: its headers, its compression, its line in the log. */
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { SheetFile } from '../lib/sheet.ts'
import { requesterAddress } from './address.ts'
import { etagOf, isKnown } from './conditional.ts'
import { rateHeaders } from './rate-headers.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'
import type { Services } from '../context.ts'
import type { Tracing } from '../lib/tracing.ts'
import { operationEntries, Reply } from './contract.ts'
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

/** A list as a file to keep. */
function sheetResponse({ bytes, contentType, fileName }: SheetFile): Response {
  const headers = { 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${fileName}"` }
  return new Response(bytes, { headers })
}

const compressing = compress({ threshold: minCompressedLength })

async function compressed(c: Context<Env>, response: Response): Promise<Response> {
  c.res = response
  await compressing(c, async () => {})
  return c.res
}

/** A body or a Reply as JSON, with its ETag where it was read; 304 for who has it already. */
function jsonResponse(
  c: Context<Env>,
  { fingerprint }: Services,
  given: unknown,
  common: Record<string, string>,
): Response | Promise<Response> {
  const { text, status, headers: own } = jsonOf(given)
  const headers = { ...common, ...own }
  if (c.get('ctx')?.once?.isReplay) headers['Idempotent-Replay'] = 'true'
  const limits = c.get('limits')
  if (limits) Object.assign(headers, rateHeaders(limits))
  if (fingerprint && status === 200 && c.req.method === 'GET') {
    headers.ETag = etagOf(given, fingerprint(text))
    if (isKnown(c, headers.ETag)) {
      delete headers['Content-Type']
      return new Response(null, { status: 304, headers })
    }
  }
  const response = new Response(text, { status, headers })
  const mayCompress = text.length >= minCompressedLength && requestHeader(c, 'accept-encoding') !== undefined
  return mayCompress ? compressed(c, response) : response
}

export type Answers = ReturnType<typeof createAnswers>

/** Runs what answers in the span of its request. */
function traced<T>(tracing: Tracing, c: Context<Env>, answer: () => Promise<T>): Promise<T> {
  const operation = c.get('operationId')
  const request = {
    operation: operation ?? 'other',
    method: c.req.method,
    route: operation && operationEntries.get(operation)?.path,
    requestId: c.get('requestId'),
    traceparent: requestHeader(c, 'traceparent'),
    tracestate: requestHeader(c, 'tracestate'),
  }
  return tracing.request(request, () => c.res.status, answer)
}

/** How every answer of the app begins and ends. */
export function createAnswers(services: Services) {
  const safe = safeHeaders(services)
  const safeEntries = Object.entries(safe)
  const json = { ...safe, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }
  const isLogging = services.logger.isLevelEnabled('info')

  /** Gives a request what handlers and errors need. */
  function begin(c: Context<Env>): void {
    c.set('requestId', crypto.randomUUID())
    c.set('services', services)
  }

  /** The response for what a handler answers: a body, a Reply, or a response of its own. */
  function respond(c: Context<Env>, given: unknown): Response | Promise<Response> {
    const requestId = c.get('requestId')
    if (given instanceof SheetFile) given = sheetResponse(given)
    if (given instanceof Response) {
      for (const [name, value] of safeEntries) if (!given.headers.has(name)) given.headers.set(name, value)
      given.headers.set('X-Request-Id', requestId)
      if (c.req.path.startsWith('/api') && !given.headers.has('Cache-Control')) {
        given.headers.set('Cache-Control', 'no-store')
      }
      return requestHeader(c, 'accept-encoding') === undefined ? given : compressed(c, given)
    }
    return jsonResponse(c, services, given, { ...json, 'X-Request-Id': requestId })
  }

  /** The response for an error: the one way out for all of them. */
  function fail(error: unknown, c: Context<Env>): Response | Promise<Response> {
    return respond(c, problemReply(error, services.logger, c.get('requestId')))
  }

  /** Runs what answers, counts and traces it, and writes its line in the log: who and what, never a body. */
  const logged = <T>(c: Context<Env>, answer: () => Promise<T>): Promise<T> =>
    services.tracing ? traced(services.tracing, c, () => counted(c, answer)) : counted(c, answer)

  async function counted<T>(c: Context<Env>, answer: () => Promise<T>): Promise<T> {
    const { logger, metrics } = services
    if (!isLogging && !metrics) return answer()
    const started = performance.now()
    const given = await answer()
    const took = performance.now() - started
    metrics?.answered(c.get('operationId') ?? 'other', c.res.status, took / 1000)
    if (!isLogging) return given
    const { method, path } = c.req
    const milliseconds = Math.round(took * 10) / 10
    const said = { requestId: c.get('requestId'), userId: c.get('ctx')?.user.id, address: requesterAddress(c) }
    logger.info({ ...said, method, path, status: c.res.status, milliseconds }, 'request')
    return given
  }

  return { begin, respond, fail, logged }
}
