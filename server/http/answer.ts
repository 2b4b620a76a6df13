/** What all answers share: headers, ETag, compression, log line. */
import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { SheetFile } from '../lib/sheet.ts'
import { requesterAddress } from './address.ts'
import { etagOf, isNotModified } from './conditional.ts'
import { rateHeaders } from './rate-headers.ts'
import { requestHeader } from './request-header.ts'
import type { Env } from './env.ts'
import type { Services } from '../context.ts'
import type { Tracing } from '../lib/tracing.ts'
import { operationEntries, Reply } from './contract.ts'
import { problemReply } from './errors.ts'
import { isPartOfPage } from './page-part.ts'

const minCompressedLength = 1024

/** Security headers of every answer; a route may set its own. */
function safeHeaders(services: Services): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
    // URLs from mails contain a token, which must not leak in the Referer.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(services.publicUrl.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

/** Headers that browsers read of documents only. */
const documentHeaders = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'X-Frame-Options']

/** The JSON text, status and headers of a handler's result. */
function jsonOf(answer: unknown): { text: string; status: number; headers?: Record<string, string> } {
  if (answer instanceof Reply) {
    return { text: JSON.stringify(answer.body), status: answer.status, headers: answer.headers }
  }
  return { text: JSON.stringify(answer), status: 200 }
}

/** A list as a downloaded file. */
function sheetResponse({ bytes, contentType, fileName }: SheetFile): Response {
  const headers = { 'Content-Type': contentType, 'Content-Disposition': `attachment; filename="${fileName}"` }
  return new Response(bytes, { headers })
}

/** The response to a HEAD. Hono drops the body; cancelled, it releases its file, or ends its stream of events. */
function withoutBody(response: Response): Response {
  void response.body?.cancel()
  return new Response(null, response)
}

const compressMiddleware = compress({ threshold: minCompressedLength })

async function compressResponse(c: Context<Env>, response: Response): Promise<Response> {
  c.res = response
  await compressMiddleware(c, async () => {})
  return c.res
}

/** The JSON response for a body or Reply. A GET or HEAD with 200 has an ETag, and 304 if `If-None-Match` matches. */
function jsonResponse(
  c: Context<Env>,
  { fingerprint, gzip }: Services,
  result: unknown,
  common: Record<string, string>,
): Response | Promise<Response> {
  const { text, status, headers: own } = jsonOf(result)
  const headers = { ...common, ...own }
  if (c.get('ctx')?.once?.isReplay) headers['Idempotent-Replay'] = 'true'
  const limits = c.get('limits')
  if (limits) Object.assign(headers, rateHeaders(limits))
  if (fingerprint && status === 200 && ['GET', 'HEAD'].includes(c.req.method)) {
    headers.ETag = etagOf(result, fingerprint(text))
    if (isNotModified(c, headers.ETag)) {
      delete headers['Content-Type']
      return new Response(null, { status: 304, headers })
    }
  }
  const accepted = text.length < minCompressedLength ? undefined : requestHeader(c, 'accept-encoding')
  if (accepted === undefined) return new Response(text, { status, headers })
  if (gzip && acceptsGzip.test(accepted) && c.req.method !== 'HEAD') return gzipResponse(gzip(text), status, headers)
  return compressResponse(c, new Response(text, { status, headers }))
}

/** `gzip` in an Accept-Encoding, but not `gzip;q=0`. */
const acceptsGzip = /(?:^|[,\s])gzip\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i

async function gzipResponse(
  bytes: Promise<Uint8Array<ArrayBuffer>>,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const coded = { ...headers, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }
  return new Response(await bytes, { status, headers: coded })
}

/** The address of a subscription is its password. */
const withoutToken = (address: string) => address.replace(/^(\/api\/calendarios\/).+/, '$1…')

export type Answers = ReturnType<typeof createAnswers>

/** Runs `answer` in a trace span for the request. */
function runInSpan<T>(tracing: Tracing, c: Context<Env>, answer: () => Promise<T>): Promise<T> {
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

/** Starts and finishes every request of the app. */
export function createAnswers(services: Services) {
  const safe = safeHeaders(services)
  const safeEntries = Object.entries(safe)
  // 150 bytes less for each file of a first view.
  const partEntries = safeEntries.filter(([name]) => !documentHeaders.includes(name))
  const json = { ...safe, 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }
  const isLogging = services.logger.isLevelEnabled('info')

  /** Sets the context variables that handlers and errors need. */
  function begin(c: Context<Env>): void {
    c.set('requestId', crypto.randomUUID())
    c.set('services', services)
  }

  /** The response for a handler's result: a body, a Reply, a SheetFile or a Response. */
  function respond(c: Context<Env>, result: unknown): Response | Promise<Response> {
    const requestId = c.get('requestId')
    if (result instanceof SheetFile) result = sheetResponse(result)
    if (result instanceof Response) {
      const entries = result.ok && isPartOfPage(c.req.path) ? partEntries : safeEntries
      for (const [name, value] of entries) if (!result.headers.has(name)) result.headers.set(name, value)
      result.headers.set('X-Request-Id', requestId)
      if (c.req.path.startsWith('/api') && !result.headers.has('Cache-Control')) {
        result.headers.set('Cache-Control', 'no-store')
      }
      if (c.req.method === 'HEAD') return withoutBody(result)
      return requestHeader(c, 'accept-encoding') === undefined ? result : compressResponse(c, result)
    }
    return jsonResponse(c, services, result, { ...json, 'X-Request-Id': requestId })
  }

  /** The response for any error. */
  function fail(error: unknown, c: Context<Env>): Response | Promise<Response> {
    return respond(c, problemReply(error, services.logger, c.get('requestId')))
  }

  /** Runs `answer` with tracing, metrics and a log line. The log never includes a body. */
  const logged = <T>(c: Context<Env>, answer: () => Promise<T>): Promise<T> =>
    services.tracing ? runInSpan(services.tracing, c, () => counted(c, answer)) : counted(c, answer)

  async function counted<T>(c: Context<Env>, answer: () => Promise<T>): Promise<T> {
    const { logger, metrics } = services
    if (!isLogging && !metrics) return answer()
    const started = performance.now()
    const result = await answer()
    const took = performance.now() - started
    metrics?.answered(c.get('operationId') ?? 'other', c.res.status, took / 1000)
    if (!isLogging) return result
    const { method } = c.req
    const path = withoutToken(c.req.path)
    const milliseconds = Math.round(took * 10) / 10
    const caller = { requestId: c.get('requestId'), userId: c.get('ctx')?.user.id, address: requesterAddress(c) }
    logger.info({ ...caller, method, path, status: c.res.status, milliseconds }, 'request')
    return result
  }

  return { begin, respond, fail, logged }
}
