import type { DatabaseSync } from 'node:sqlite'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

// In pages of 4 KB: a checkpoint begins at 8 MB, and writers wait for one to catch up at 64 MB.
const pagesToBegin = 2000
const pagesToWait = 16_000

/**
 * Checkpoints copy commits from SQLite's WAL into its file. They wait for the disk, so a worker thread runs them; it
 * starts with the first checkpoint.
 */
export function createCheckpoints(writer: DatabaseSync, file: string) {
  writer.exec('PRAGMA wal_autocheckpoint = 0')
  const progress = writer.prepare('PRAGMA wal_checkpoint(NOOP)')
  let worker: Worker | undefined
  let running: Promise<void> | undefined
  // From then on none is begun: the thread has failed, or the store closes.
  let hasEnded = false

  function startWorker(): Worker {
    const started = new Worker(new URL(`./sqlite-checkpoint-worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: file,
    })
    started.unref()
    return started.once('error', () => {
      hasEnded = true
      // From now on SQLite makes its checkpoints with the commits.
      if (writer.isOpen) writer.exec('PRAGMA wal_autocheckpoint = 1000')
    })
  }

  function checkpoint(): Promise<void> {
    const thread = (worker ??= startWorker())
    // Whoever waits for it must not be the last thing that a command does.
    thread.ref()
    const { promise, resolve } = Promise.withResolvers<void>()
    thread.on('message', resolve).on('exit', resolve)
    thread.postMessage('checkpoint')
    return promise.finally(() => {
      thread.off('message', resolve).off('exit', resolve)
      if (!hasEnded) thread.unref()
      running = undefined
    })
  }

  return {
    /** After a commit: begins a checkpoint where enough has gathered, and resolves once the log is short enough. */
    async keepShort(): Promise<void> {
      if (hasEnded || !writer.isOpen) return
      const { log, checkpointed } = progress.get() as { log: number; checkpointed: number }
      if (log - checkpointed >= pagesToBegin) running ??= checkpoint()
      if (log < pagesToWait) return
      // The log starts again where all of it was moved, which cannot happen while writers add to it.
      await running
      if (!hasEnded) await (running = checkpoint())
    },
    async close(): Promise<void> {
      if (!worker || hasEnded) return
      hasEnded = true
      const ended = new Promise((resolve) => worker!.once('exit', resolve))
      worker.ref()
      worker.postMessage('close')
      await ended
    },
  }
}
