/** The OpenTelemetry spans of a request, its writes and queries, and of the mail that it caused. */
import { afterAll, describe, expect, it } from 'vitest'
import { startServer, temporaryFolder } from '../support/cli.ts'
import { startCollector } from '../support/span-collector.ts'

const folder = temporaryFolder()
const collector = await startCollector()
afterAll(() => collector.stop())

const traceId = '0af7651916cd43dd8448eb211c80319c'
const caller = 'b7ad6b7169203331'

describe('traces', () => {
  it('continue the caller’s: a span per request with its writes and queries, without user data', async () => {
    const server = await startServer(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address })
    const sent = await fetch(`${server.address}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', traceparent: `00-${traceId}-${caller}-01` },
      body: JSON.stringify({ email: 'demo@obra.test' }),
    })
    expect((await fetch(`${server.address}/api/apps/contacts/all`)).status).toBe(401)
    // Stopping flushes the spans, and waits for the mail being sent.
    await server.stop()

    const named = (name: string) => collector.spans.filter((span) => span.name === name)
    const [request] = named('forgotPassword')
    expect(request).toMatchObject({
      traceId,
      parentSpanId: caller,
      service: 'obra',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/auth/forgot-password',
        'obra.request_id': sent.headers.get('x-request-id'),
      },
    })
    expect(Number(request!.attributes['http.response.status_code'])).toBe(200)
    const write = named('store.write').find(({ parentSpanId }) => parentSpanId === request!.spanId)
    const queries = collector.spans.filter(({ parentSpanId }) => parentSpanId === write?.spanId)
    expect(queries.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
      expect.stringMatching(/^insert/),
    )
    expect(named('mail.send')[0]).toMatchObject({ traceId })
    const refused = named('listContacts')[0]!
    expect(refused.traceId).not.toBe(traceId)
    expect(Number(refused.attributes['http.response.status_code'])).toBe(401)
    expect(collector.text()).not.toContain('demo@obra.test')
  })

  it('do not keep the server from starting or stopping if the collector is down', async () => {
    await collector.stop()
    const server = await startServer(folder, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.address })
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(200)
    await server.stop()
    expect(server.child.exitCode).toBe(0)
  })
})
