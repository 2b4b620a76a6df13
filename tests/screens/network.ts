/** The network of a screen test: the app's `fetch`, handled by the server in the same process or by rules of the test. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { operationEntries, type OperationId } from '../../server/http/contract.ts'
import type { TestServer } from '../support/server.ts'

export type Failure = {
  /** The Spanish message of the Problem. */
  message?: string
  /** Further fields of the Problem, such as `issues`. */
  more?: object
  headers?: Record<string, string>
}

type Rule = { id: OperationId; answer: (request: Request) => Promise<Response | undefined> }

const publicFolder = path.join(import.meta.dirname, '../../web/public')

const patterns = [...operationEntries].map(([id, entry]) => ({
  id,
  method: entry.method.toUpperCase(),
  pattern: new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: entry.path.split('{').length,
}))

/** The operation of a request: of several matches, the one with the most literal path. */
function operationOf({ method, url }: Request): OperationId | undefined {
  const { pathname } = new URL(url)
  const fitting = patterns.filter((each) => each.method === method && each.pattern.test(pathname))
  return fitting.toSorted((a, b) => a.parameters - b.parameters)[0]?.id
}

async function publicFile(pathname: string): Promise<Response> {
  const content = await readFile(path.join(publicFolder, pathname)).catch(() => undefined)
  return content ? new Response(content) : new Response('', { status: 404 })
}

const never = new Promise<never>(() => {})

/** A stream that fails when the signal aborts, and is then cancelled at the server. */
function streamUntilAborted(signal: AbortSignal, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    start(controller) {
      const end = () => {
        controller.error(signal.reason)
        void reader.cancel()
      }
      signal.addEventListener('abort', end, { once: true })
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => reader.cancel(),
  })
}

/** Rejects a request, or ends its response stream, when the app aborts it. */
async function untilAborted(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error)
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
  // A stream that starts after the abort must be cancelled at the server too.
  const endLate = ({ body }: Response) => void (signal.aborted && !body?.locked && body?.cancel())
  answer.then(endLate, () => {})
  const response = await Promise.race([answer, aborted])
  const isStream = response.headers.get('Content-Type')?.includes('event-stream')
  return isStream ? new Response(streamUntilAborted(signal, response.body!), response) : response
}

export type Network = ReturnType<typeof createNetwork>

export function createNetwork() {
  let rules: Rule[] = []
  let requests: { id: OperationId | undefined; request: Request }[] = []
  /** Operations whose responses get lost. */
  const lost = new Set<OperationId | undefined>()
  /** Aborted when the page closes: pending requests get no response, and its streams end at the server. */
  let page = new AbortController()
  /** Requests in progress on the server, including those of closed pages. */
  const working = new Set<Promise<Response>>()

  const add = (rule: Rule) => {
    rules = [rule, ...rules]
    return () => void (rules = rules.filter((each) => each !== rule))
  }

  const respond = async (request: Request, server: TestServer): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return publicFile(pathname)
    const id = operationOf(request)
    requests.push({ id, request: request.clone() })
    for (const rule of rules.filter((each) => each.id === id)) {
      const response = await rule.answer(request)
      if (response) return response
    }
    const answer = Promise.resolve(server.app.request(request))
    working.add(answer)
    const response = await answer.finally(() => working.delete(answer))
    if (lost.has(id)) throw new TypeError('fetch failed')
    return response
  }

  return {
    /** Resolves once the server has finished all requests: a late sign-out would end the next test's session. */
    async settled() {
      await Promise.allSettled(working)
    },
    /** Fails an operation with an error status until the returned function is called. */
    fail(id: OperationId, status: number, { message = 'Algo no anda.', more, headers }: Failure = {}) {
      const problem = { isSuccess: false, error: 'Test', message, requestId: 'r', ...more }
      return add({ id, answer: async () => Response.json(problem, { status, headers }) })
    },
    /** Fails an operation like a broken connection until the returned function is called. */
    cut(id: OperationId) {
      return add({ id, answer: () => Promise.reject(new TypeError('fetch failed')) })
    },
    /** Lets an operation reach the server but loses its response, until the returned function is called. */
    lose(id: OperationId) {
      lost.add(id)
      return () => void lost.delete(id)
    },
    /** Returns this body for an operation until the returned function is called. */
    answer(id: OperationId, body: unknown) {
      return add({ id, answer: async () => Response.json(body) })
    },
    /** Delays requests of an operation until the returned function is called. */
    hold(id: OperationId) {
      const gate = Promise.withResolvers<undefined>()
      const forget = add({ id, answer: () => gate.promise })
      return () => {
        forget()
        gate.resolve(undefined)
      }
    },
    /** The requests sent to an operation in this test. */
    requests: (id: OperationId): Request[] => requests.filter((each) => each.id === id).map(({ request }) => request),
    /** The `fetch` for a newly opened page. */
    connect(server: TestServer): typeof fetch {
      const own = (page = new AbortController())
      return async (input, init) => {
        const target = typeof input === 'string' ? new URL(input, location.href) : input
        // Node refuses a body that is a stream in a request with `keepalive`.
        const request = new Request(target, { ...init, keepalive: false })
        const signal = AbortSignal.any([request.signal, own.signal])
        const answered = await untilAborted(signal, respond(request, server)).then(
          (response) => () => response,
          (error: unknown) => () => {
            throw error
          },
        )
        return own.signal.aborted ? never : answered()
      }
    },
    disconnect: () => page.abort(),
    reset() {
      rules = []
      requests = []
      lost.clear()
    },
  }
}
