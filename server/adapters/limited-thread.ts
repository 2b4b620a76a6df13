/** A thread with limits of time and memory, for files of strangers: one can neither block nor fill the server. */
import { Worker } from 'node:worker_threads'

export type ThreadLimits = {
  milliseconds: number
  megabytes: number
  /** A thread that was not needed for this long ends, and returns its memory. */
  idleMilliseconds?: number
}

function startWorker(file: URL, { megabytes }: ThreadLimits): Worker {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return worker
}

/** A part of an answer that would block the loop if it came in one message. */
export type ThreadPart<Part> = { part: Part }
const isPart = <Part>(message: unknown): message is ThreadPart<Part> =>
  typeof message === 'object' && message !== null && 'part' in message

type Asked<Request, Part> = { request: Request; bytes: Uint8Array; onPart: ((part: Part) => void) | undefined }

/** Sends one request to the thread. Rejects if the thread dies or takes too long. */
function ask<Request, Answer, Part>(
  worker: Worker,
  { request, bytes, onPart }: Asked<Request, Part>,
  milliseconds: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new Error('took too long')), milliseconds)
  const onExit = () => reject(new Error('the thread ended'))
  const onMessage = (message: Answer | ThreadPart<Part>) =>
    isPart<Part>(message) ? onPart?.(message.part) : resolve(message)
  worker.on('message', onMessage).once('error', reject).once('exit', onExit)
  // Keeps the process alive until the answer.
  worker.ref()
  worker.postMessage(request, [bytes.buffer as ArrayBuffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.unref()
    worker.off('message', onMessage).off('error', reject).off('exit', onExit)
  })
}

/**
 * Answers requests one at a time; `bytes` are moved to the thread. Undefined if the thread dies or takes too long. A thread may send
 * parts (`ThreadPart`) before its answer.
 */
export function createLimitedThread<Request extends { bytes: Uint8Array }, Answer, Part = never>(
  file: URL,
  limits: ThreadLimits,
) {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  function endWorker(): void {
    const ended = worker
    worker = undefined
    // A thread that was stopped may report it once more.
    ended?.on('error', () => {})
    void ended?.terminate()
  }

  async function answer(request: Request, onPart?: (part: Part) => void): Promise<Answer | undefined> {
    clearTimeout(idle)
    try {
      const asked = { request, bytes: request.bytes, onPart }
      return await ask<Request, Answer, Part>((worker ??= startWorker(file, limits)), asked, limits.milliseconds)
    } catch {
      endWorker()
      return undefined
    } finally {
      idle = setTimeout(endWorker, limits.idleMilliseconds ?? 20_000).unref()
    }
  }

  return (request: Request, onPart?: (part: Part) => void): Promise<Answer | undefined> => {
    const answering = last.then(() => answer(request, onPart))
    last = answering
    return answering
  }
}
