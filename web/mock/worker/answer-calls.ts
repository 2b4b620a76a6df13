import type { FromWorker, SentCall, ToWorker } from '../wire.ts'

type App = { fetch: (request: Request, env: object) => Response | Promise<Response> }
type Post = (message: FromWorker) => void

function requestOf({ method, url, headers, body }: SentCall, signal: AbortSignal): { request: Request; env: object } {
  // Request drops forbidden headers; the server reads them from Node's raw request.
  const sent = {
    ...Object.fromEntries(headers),
    'user-agent': navigator.userAgent,
    ...(body && { 'content-length': String(body.byteLength) }),
  }
  return { request: new Request(url, { method, headers, body, signal }), env: { incoming: { headers: sent } } }
}

async function pass(id: string, response: Response, post: Post, signal: AbortSignal): Promise<void> {
  const { status, headers, body } = response
  post({ kind: 'head', id, status, headers: [...headers], isEmpty: !body })
  const reader = body?.getReader()
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}))
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) break
    post({ kind: 'piece', id, bytes: new Uint8Array(part.value) })
  }
  post({ kind: 'end', id })
}

/** Passes incoming calls to the app; `post` sends the responses. */
export function createAnswering(app: App, post: Post) {
  const running = new Map<string, AbortController>()

  async function answer(call: SentCall): Promise<void> {
    const stopping = new AbortController()
    running.set(call.id, stopping)
    try {
      const { request, env } = requestOf(call, stopping.signal)
      await pass(call.id, await app.fetch(request, env), post, stopping.signal)
    } catch {
      post({ kind: 'broken', id: call.id })
    } finally {
      running.delete(call.id)
    }
  }

  return (message: ToWorker): void => {
    if (message.kind === 'call') void answer(message)
    if (message.kind === 'cancel') running.get(message.id)?.abort()
  }
}
