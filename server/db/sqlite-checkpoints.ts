import type { DatabaseSync } from 'node:sqlite'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

// In pages of 4 KB: a checkpoint begins at 8 MB of WAL, and writers wait for it at 64 MB.
const pagesToBegin = 2000
const pagesToWait = 16_000

/**
 * Checkpoints copy commits from SQLite's WAL into its file. They block on the disk, so a worker thread runs them; it starts
 * with the first checkpoint.
 */
export function createCheckpoints(writer: DatabaseSync, file: string) {
  writer.exec('PRAGMA wal_autocheckpoint = 0')
  const progress = writer.prepare('PRAGMA wal_checkpoint(NOOP)')
  let worker: Worker | undefined
  let running: Promise<void> | undefined
  // True once the thread has failed or the store closes: no further checkpoint begins.
  let hasEnded = false

  function startWorker(): Worker {
    const started = new Worker(new URL(`./sqlite-checkpoint-worker${extname(import.meta.filename)}`, import.meta.url), {
      workerData: file,
    })
    started.unref()
    return started.once('error', () => {
      hasEnded = true
      // Fall back to SQLite's own checkpoints, which run inside a commit.
      if (writer.isOpen) writer.exec('PRAGMA wal_autocheckpoint = 1000')
    })
  }

  function checkpoint(): Promise<void> {
    const thread = (worker ??= startWorker())
    // Keeps the process alive: otherwise a command that waits only for the checkpoint would exit.
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
    /** After a commit: begins a checkpoint if the WAL is long enough, and resolves once the WAL is short enough to go on. */
    async keepShort(): Promise<void> {
      if (hasEnded || !writer.isOpen) return
      const { log, checkpointed } = progress.get() as { log: number; checkpointed: number }
      if (log - checkpointed >= pagesToBegin) running ??= checkpoint()
      if (log < pagesToWait) return
      // The WAL restarts only after a full checkpoint, which needs writers to pause.
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
