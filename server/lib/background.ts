import type { Logger } from 'pino'

export type BackgroundTasks = {
  /** Starts work that the answer does not wait for; a failure is logged. */
  run(name: string, work: () => Promise<unknown>): void
  /** Resolves when everything started so far has ended. */
  settled(): Promise<void>
}

/** Work that goes on after an answer, so that shutting down (and tests) can wait for it. */
export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const running = new Set<Promise<unknown>>()
  return {
    run(name, work) {
      const task = work()
        .catch((error: unknown) => logger.error({ err: error, task: name }, 'background task failed'))
        .finally(() => running.delete(task))
      running.add(task)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
