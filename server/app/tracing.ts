/**
 * OpenTelemetry traces (docs/operations.md, What to watch). Loaded only if a collector is configured; the libraries read the
 * other standard variables themselves. No span has a body, a query parameter, or a URL with ids.
 */
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Logger } from 'pino'
import packageJson from '../../package.json' with { type: 'json' }
import type { Services } from '../context.ts'
import type { WatchQuery } from '../db/store.ts'
import type { Tracing } from '../lib/tracing.ts'

/** How long shutdown waits for an unavailable collector. */
const longestEndMilliseconds = 3000

const tracer = trace.getTracer('obra', packageJson.version)

function fail(span: Span, error: unknown): void {
  // The name only: a message may contain user data.
  span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
}

/** Runs `work` in a child of the active span. */
async function inSpan<T>(name: string, kind: SpanKind, attributes: Attributes, work: (span: Span) => Promise<T>) {
  return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

const tracing: Tracing = {
  request({ operation, method, route, requestId, traceparent, tracestate }, status, answer) {
    const attributes = {
      'http.request.method': method,
      ...(route && { 'http.route': route }),
      'obra.operation': operation,
      'obra.request_id': requestId,
    }
    const caller = propagation.extract(ROOT_CONTEXT, { traceparent, tracestate })
    const traced = () =>
      inSpan(operation, SpanKind.SERVER, attributes, async (span) => {
        const given = await answer()
        span.setAttribute('http.response.status_code', status())
        if (status() >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        return given
      })
    return context.with(caller, traced)
  },
}

/** The services with traced writes, mails and webhooks. */
export function withTracing(services: Services): Services {
  const { store, mailer, webhooks } = services
  return {
    ...services,
    tracing,
    store: {
      ...store,
      write: (work) =>
        inSpan('store.write', SpanKind.INTERNAL, { 'db.system.name': store.kind }, () => {
          // SQLite runs the work in a batch with other requests' writes, so its queries need this request's context.
          const here = context.active()
          return store.write((db) => context.with(here, () => work(db)))
        }),
    },
    mailer: {
      ...mailer,
      send: (message) => inSpan('mail.send', SpanKind.CLIENT, {}, () => mailer.send(message)),
    },
    webhooks: {
      ...webhooks,
      send: (call) =>
        inSpan('webhook.send', SpanKind.CLIENT, { 'server.address': new URL(call.url).host }, async (span) => {
          const trail: Record<string, string> = {}
          propagation.inject(context.active(), trail)
          const answer = await webhooks.send({ ...call, trail })
          span.setAttribute('http.response.status_code', answer.status)
          return answer
        }),
    },
  }
}

/** Adds a span for each query within another span; the query's text has no values. */
const watchQuery: WatchQuery = (sql, milliseconds, error) => {
  if (!trace.getActiveSpan()) return
  const now = Date.now()
  const attributes = { 'db.query.text': sql }
  const name = /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'query'
  const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: now - milliseconds })
  if (error) fail(span, error)
  span.end(now)
}

/** Starts sending spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export function startTracing(logger: Logger) {
  const tell = (message: string) => logger.warn({ message }, 'traces')
  const silent = () => {}
  diag.setLogger({ error: tell, warn: tell, info: silent, debug: silent, verbose: silent }, DiagLogLevel.WARN)
  const own = resourceFromAttributes({ 'service.name': 'obra', 'service.version': packageJson.version })
  const resource = defaultResource()
    .merge(own)
    .merge(detectResources({ detectors: [envDetector] }))
  const spanProcessors = [new BatchSpanProcessor(new OTLPTraceExporter())]
  const provider = new NodeTracerProvider({ resource, spanProcessors })
  provider.register()
  return {
    watchQuery,
    withTracing,
    /** Sends the remaining spans, within `longestEndMilliseconds`. */
    async end(): Promise<void> {
      const late = new Promise<void>((resolve) => setTimeout(resolve, longestEndMilliseconds).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}
