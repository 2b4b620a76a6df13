import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PdfReader } from '../lib/pdf-reader.ts'

/** A file that takes longer is given up; so is one that needs more memory. */
const longestMilliseconds = 60_000
const mostMegabytes = 512
/** A thread that was not needed for this long ends: PDF.js takes about 60 MB. */
const idleMilliseconds = 20_000

export type PdfRequest = { bytes: Uint8Array; mostPages: number; mostCharacters: number }
export type PdfAnswer = { pages: string[] } | { failure: string }

function startWorker(): Worker {
  const file = new URL(`./pdf-reader-worker${extname(import.meta.filename)}`, import.meta.url)
  const worker = new Worker(file, {
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    stdout: true,
    stderr: true,
  })
  worker.unref()
  return worker
}

/** Sends one file to the thread. Rejects if the thread dies or takes too long. */
function ask(worker: Worker, request: PdfRequest): Promise<PdfAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>()
  const timer = setTimeout(() => reject(new Error('took too long')), longestMilliseconds)
  const onExit = () => reject(new Error('the thread ended'))
  worker.once('message', resolve).once('error', reject).once('exit', onExit)
  // Keeps the process alive until the answer.
  worker.ref()
  worker.postMessage(request, [request.bytes.buffer as ArrayBuffer])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.unref()
    worker.off('message', resolve).off('error', reject).off('exit', onExit)
  })
}

/** Reads PDF files in a thread with limits, one at a time: a hostile file can neither block nor fill the server. */
export function createPdfReader(): PdfReader {
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

  async function read(request: PdfRequest): Promise<string[] | undefined> {
    clearTimeout(idle)
    try {
      const answer = await ask((worker ??= startWorker()), request)
      return 'pages' in answer ? answer.pages : undefined
    } catch {
      endWorker()
      return undefined
    } finally {
      idle = setTimeout(endWorker, idleMilliseconds).unref()
    }
  }

  return (bytes, limits) => {
    const reading = last.then(() => read({ bytes, ...limits }))
    last = reading
    return reading
  }
}
