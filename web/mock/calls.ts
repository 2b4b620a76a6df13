/** Calls of the API to the worker that has the store, and the answers that come back. For pages and the service worker. */
import { channelName, type FromWorker, type SentCall, type TabState, type ToWorker } from './wire.ts'

type Waiting = {
  call: SentCall
  answer: (response: Response) => void
  fail: (error: Error) => void
  /** The worker that the call went to. */
  sentTo?: string
  /** Set once the head of the answer has come. */
  body?: ReadableStreamDefaultController<Uint8Array>
}

type Head = Extract<FromWorker, { kind: 'head' }>

export type TabCalls = {
  send(request: Request): Promise<Response>
  tell(message: ToWorker): void
  /** Hears each message that is no part of an answer. */
  listen(listener: (message: FromWorker) => void): void
  close(): void
}

/** As `fetch` fails where nobody answers. */
const failure = () => new TypeError('Failed to fetch')

async function sentCall(request: Request): Promise<SentCall> {
  const { method, url, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return { kind: 'call', id: crypto.randomUUID(), method, url, headers: [...headers], body }
}

/** Answers a call with what has come so far; `cancel` is for a body that nobody reads to its end. */
function begin({ status, headers, isEmpty }: Head, own: Waiting, cancel: () => void): void {
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (own.body = controller), cancel })
  own.answer(new Response(isEmpty ? null : stream, { status, headers }))
}

/** The calls that wait for an answer. */
function createWaiting(post: (message: ToWorker) => void) {
  const waiting = new Map<string, Waiting>()
  let state: TabState | undefined

  function hand(own: Waiting, worker: string): void {
    own.sentTo = worker
    post(own.call)
  }

  function cancel(id: string): void {
    waiting.delete(id)
    post({ kind: 'cancel', id })
  }

  function stop(id: string, error: Error = failure()): void {
    const { body, fail } = waiting.get(id)!
    waiting.delete(id)
    if (body) body.error(error)
    else fail(error)
  }

  return {
    /** Another worker may have taken over: reads go to it, what may have been done already is told as failed. */
    follow(next: TabState): void {
      state = next
      if (next.stage === 'failed') for (const id of waiting.keys()) stop(id)
      if (next.stage !== 'ready') return
      for (const [id, own] of waiting) {
        if (own.sentTo === next.worker) continue
        if (own.sentTo && (own.body || own.call.method !== 'GET')) stop(id)
        else hand(own, next.worker)
      }
    },
    add(own: Waiting): void {
      waiting.set(own.call.id, own)
      if (state?.stage === 'failed') stop(own.call.id)
      else if (state?.stage === 'ready') hand(own, state.worker)
    },
    hear(message: Exclude<FromWorker, TabState | { kind: 'wiped' }>): void {
      const own = waiting.get(message.id)
      if (!own) return
      if (message.kind === 'head') begin(message, own, () => cancel(message.id))
      else if (message.kind === 'piece') own.body?.enqueue(message.bytes)
      else if (message.kind === 'broken') stop(message.id)
      else if (waiting.delete(message.id)) own.body?.close()
    },
    giveUp(id: string, reason: Error): void {
      if (!waiting.has(id)) return
      post({ kind: 'cancel', id })
      stop(id, reason)
    },
  }
}

export function openCalls(base: string): TabCalls {
  const channel = new BroadcastChannel(channelName(base))
  const listeners: ((message: FromWorker) => void)[] = []
  const post = (message: ToWorker) => channel.postMessage(message)
  const waiting = createWaiting(post)
  channel.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'state') waiting.follow(data)
    if (data.kind !== 'state' && data.kind !== 'wiped') return waiting.hear(data)
    for (const listener of listeners) listener(data)
  })
  post({ kind: 'hello' })

  return {
    async send(request) {
      const call = await sentCall(request)
      const { signal } = request
      signal.throwIfAborted()
      return new Promise((answer, fail) => {
        signal.addEventListener('abort', () => waiting.giveUp(call.id, signal.reason as Error))
        waiting.add({ call, answer, fail })
      })
    },
    tell: post,
    listen: (listener) => void listeners.push(listener),
    close: () => channel.close(),
  }
}
