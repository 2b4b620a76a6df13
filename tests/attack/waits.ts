/** How long others wait while a call is answered. */
import { Worker } from 'node:worker_threads'
import { pause } from './writers.ts'

const mostMilliseconds = 50

export type Waits = {
  /** Runs a call, and records the wait of others if it is the longest so far. */
  during<T>(call: () => Promise<T>): Promise<T>
  /** Milliseconds. */
  worst(): number
  stop(): Promise<void>
}

/**
 * Watches a server from a separate thread. A wait above the goal may be caused by the machine: such a call is repeated up to three
 * times, and the shortest wait counts.
 */
export function watchWaits(origin: string): Waits {
  const shared = new Int32Array(new SharedArrayBuffer(12))
  const thread = new Worker(new URL('watch-waits.ts', import.meta.url), { workerData: { origin, shared } })
  let isWatching = true
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', () => resolve(void (isWatching = false)))
  })
  let worst = 0

  async function waitDuring<T>(call: () => Promise<T>): Promise<{ answer: T; waited: number }> {
    Atomics.store(shared, 1, 0)
    const answer = await call()
    // Wait until a probe that was sent during the call has been answered.
    for (const asked = Atomics.load(shared, 2); isWatching && Atomics.load(shared, 2) === asked;) await pause(1)
    return { answer, waited: Atomics.load(shared, 1) }
  }

  return {
    async during(call) {
      const { answer, waited } = await waitDuring(call)
      let least = waited
      for (let again = 0; again < 3 && least > mostMilliseconds; again++) {
        least = Math.min(least, (await waitDuring(call)).waited)
      }
      worst = Math.max(worst, least)
      return answer
    },
    worst: () => worst,
    async stop() {
      Atomics.store(shared, 0, 1)
      await ended
    },
  }
}
