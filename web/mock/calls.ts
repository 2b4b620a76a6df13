/** Sends API requests to the worker that holds the store, and receives the responses. For pages and the service worker. */
import { channelName, type FromWorker, type SentCall, type TabState, type ToWorker } from './wire.ts'

type PendingCall = {
  call: SentCall
  answer: (response: Response) => void
  fail: (error: Error) => void
  /** The worker that the call was sent to. */
  sentTo?: string
  /** Set once the status and headers have arrived. */
  body?: ReadableStreamDefaultController<Uint8Array>
}

type Head = Extract<FromWorker, { kind: 'head' }>

export type TabCalls = {
  send(request: Request): Promise<Response>
  tell(message: ToWorker): void
  /** Registers a listener for messages that do not belong to a call. */
  listen(listener: (message: FromWorker) => void): void
  close(): void
}

/** The error of `fetch` for network failures. */
const failure = () => new TypeError('Failed to fetch')

async function sentCall(request: Request): Promise<SentCall> {
  const { method, url, headers } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? await request.arrayBuffer() : null
  return { kind: 'call', id: crypto.randomUUID(), method, url, headers: [...headers], body }
}

/** Resolves a call with the response's head; its body streams. `cancel` is called if the reader stops early. */
function begin({ status, headers, isEmpty }: Head, pending: PendingCall, cancel: () => void): void {
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (pending.body = controller), cancel })
  pending.answer(new Response(isEmpty ? null : stream, { status, headers }))
}

/** The pending calls. */
function createPendingCalls(post: (message: ToWorker) => void) {
  const waiting = new Map<string, PendingCall>()
  let state: TabState | undefined

  function hand(pending: PendingCall, worker: string): void {
    pending.sentTo = worker
    post(pending.call)
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
    /** On a change of worker: repeats reads without a response yet, and fails all other calls that were sent. */
    follow(next: TabState): void {
      state = next
      if (next.stage === 'failed') for (const id of waiting.keys()) stop(id)
      if (next.stage !== 'ready') return
      for (const [id, pending] of waiting) {
        if (pending.sentTo === next.worker) continue
        if (pending.sentTo && (pending.body || pending.call.method !== 'GET')) stop(id)
        else hand(pending, next.worker)
      }
    },
    add(pending: PendingCall): void {
      waiting.set(pending.call.id, pending)
      if (state?.stage === 'failed') stop(pending.call.id)
      else if (state?.stage === 'ready') hand(pending, state.worker)
    },
    hear(message: Exclude<FromWorker, TabState | { kind: 'wiped' }>): void {
      const pending = waiting.get(message.id)
      if (!pending) return
      if (message.kind === 'head') begin(message, pending, () => cancel(message.id))
      else if (message.kind === 'piece') pending.body?.enqueue(message.bytes)
      else if (message.kind === 'broken') stop(message.id)
      else if (waiting.delete(message.id)) pending.body?.close()
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
  const waiting = createPendingCalls(post)
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
