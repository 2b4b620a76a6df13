import type { Logger } from 'pino'

export type BackgroundTasks = {
  /** Starts work shortly after the answer, which does not wait for it; errors are logged. */
  run(name: string, work: () => Promise<unknown>): void
  /** Resolves when all work has ended, including work that it started. */
  settled(): Promise<void>
}

/** Waits a random 10 to 60 ms. */
const randomDelay = () => new Promise<void>((resolve) => setTimeout(resolve, 10 + Math.random() * 50))

/**
 * Work that continues after a response; shutdown and tests wait for it. It starts once the response is on its way, so that
 * response time does not reveal whether there was work: forgot-password takes the same time with and without an account
 * (docs/domain/suite.md, Sign-in and session).
 */
export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const running = new Set<Promise<unknown>>()
  return {
    run(name, work) {
      const task = randomDelay()
        .then(work)
        .catch((error: unknown) => logger.error({ err: error, task: name }, 'background task failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
