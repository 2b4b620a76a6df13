/** An OpenTelemetry collector on loopback that stores the spans it receives. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number }
type Sent = Omit<CollectedSpan, 'attributes' | 'service'> & { attributes: { key: string; value: Value }[] }
type Batch = {
  resourceSpans: { resource: { attributes: Sent['attributes'] }; scopeSpans: { spans: Sent[] }[] }[]
}

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Record<string, unknown>
  service: unknown
}

const valuesOf = (attributes: Sent['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

export async function startCollector() {
  const spans: CollectedSpan[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    texts.push(text)
    for (const { resource, scopeSpans } of (JSON.parse(text) as Batch).resourceSpans) {
      const service = valuesOf(resource.attributes)['service.name']
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: valuesOf(span.attributes), service })
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** The raw requests received. */
    text: () => texts.join('\n'),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
