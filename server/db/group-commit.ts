/** Group commit for SQLite: writes that are queued at the same time share a commit. */
import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from '../lib/store-failures.ts'
import type { Db } from './schema.ts'

const maxBatch = 256
/** How long a write waits for another process to release its lock on the file. */
export const longestWaitMilliseconds = 5000
const retryMilliseconds = 10

type Job = {
  work: (db: Db) => Promise<unknown>
  since: number
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/** Runs a batch of writes and commits it. Each write has its own savepoint, so that a failing one is rolled back alone. */
function commitTogetherOf(raw: DatabaseSync, db: Db, committed: () => void) {
  let afterCommit: (() => void)[] = []
  const savepoint = raw.prepare('SAVEPOINT job')
  const release = raw.prepare('RELEASE job')

  async function attempt(job: Job): Promise<() => void> {
    savepoint.run()
    afterCommit = []
    try {
      const value = await job.work(db)
      release.run()
      const announcements = afterCommit
      return () => {
        job.resolve(value)
        for (const announce of announcements) announce()
      }
    } catch (error) {
      // On a full or failing disk SQLite rolls back the whole transaction: the whole batch fails with that error.
      if (!raw.isTransaction) throw error
      raw.exec('ROLLBACK TO job; RELEASE job')
      return () => job.reject(error)
    }
  }

  async function commitTogether(batch: Job[]): Promise<void> {
    const answers: (() => void)[] = []
    try {
      for (const job of batch) answers.push(await attempt(job))
      raw.exec('COMMIT')
      committed()
    } catch (error) {
      for (const job of batch) job.reject(error)
      if (raw.isOpen && raw.isTransaction) raw.exec('ROLLBACK')
      return
    }
    for (const answer of answers) answer()
  }

  return {
    commitTogether,
    /** Called by a running job: `action` runs after its commit, and never if the job is rolled back. */
    onCommit: (action: () => void) => void afterCommit.push(action),
  }
}

/**
 * One commit for all queued writes: each resolves once the shared commit is on disk. `committed` runs after each commit;
 * `keepShort` runs between batches and may delay the next one.
 */
export function groupCommit(raw: DatabaseSync, db: Db, committed: () => void, keepShort: () => Promise<void>) {
  let waiting: Job[] = []
  let isRunning = false
  const { commitTogether, onCommit } = commitTogetherOf(raw, db, committed)

  /** Begins the shared transaction; false if no write is left in the queue. Another process's lock delays writes only. */
  async function begin(): Promise<boolean> {
    while (waiting.length > 0) {
      try {
        raw.exec('BEGIN IMMEDIATE')
        return true
      } catch (error) {
        const lateBefore = isBusy(error) ? performance.now() - longestWaitMilliseconds : Infinity
        const late = waiting.filter((job) => job.since <= lateBefore)
        waiting = waiting.filter((job) => job.since > lateBefore)
        for (const job of late) job.reject(error)
        await new Promise((resolve) => setTimeout(resolve, retryMilliseconds))
      }
    }
    return false
  }

  async function drain(): Promise<void> {
    // No await between the empty check and `isRunning = false`: a write queued in between would never run.
    while (waiting.length > 0) {
      if (!(await begin())) continue
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      // The callers' promises are already rejected with any error.
      await commitTogether(batch).catch(() => {})
      await keepShort().catch(() => {})
    }
    isRunning = false
  }

  /** Waits for more writes as long as each turn of the event loop adds some. */
  function gather(before: number): void {
    const { length } = waiting
    if (length > before && length < maxBatch) setImmediate(gather, length)
    else void drain()
  }

  return {
    write: <T>(work: (db: Db) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, since: performance.now(), resolve: resolve as (value: unknown) => void, reject })
        if (isRunning) return
        isRunning = true
        setImmediate(gather, 0)
      }),
    onCommit,
  }
}
