/** A thread with limits of time and memory, for files of strangers: one can neither block nor fill the server. */
import { Worker } from 'node:worker_threads'

export type ThreadLimits = { milliseconds: number; megabytes: number }

/** A thread that was not needed for this long ends. */
const idleMilliseconds = 20_000

function startWorker(file: URL, { megabytes }: ThreadLimits): Worker {
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return worker
}

/** Sends one request to the thread. Rejects if the thread dies or takes too long. */
function ask<Request, Answer>(
  worker: Worker,
  request: Request,
  bytes: Uint8Array,
  milliseconds: number,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new Error('took too long')), milliseconds)
  const onExit = () => reject(new Error('the thread ended'))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  // Keeps the process alive until the answer.
  worker.ref()
  worker.postMessage(request, [bytes.buffer as ArrayBuffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.unref()
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
  })
}

/** Answers requests one at a time; `bytes` are moved to the thread. Undefined if the thread dies or takes too long. */
export function createLimitedThread<Request extends { bytes: Uint8Array }, Answer>(file: URL, limits: ThreadLimits) {
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

  async function answer(request: Request): Promise<Answer | undefined> {
    clearTimeout(idle)
    try {
      return await ask<Request, Answer>(
        (worker ??= startWorker(file, limits)),
        request,
        request.bytes,
        limits.milliseconds,
      )
    } catch {
      endWorker()
      return undefined
    } finally {
      idle = setTimeout(endWorker, idleMilliseconds).unref()
    }
  }

  return (request: Request): Promise<Answer | undefined> => {
    const answering = last.then(() => answer(request))
    last = answering
    return answering
  }
}
