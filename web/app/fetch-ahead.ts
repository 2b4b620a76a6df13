import { onHost } from '../lib/base-path.ts'
import { whenIdle } from '../lib/when-idle.ts'

declare global {
  interface Window {
    /** The files of screens and their chunks beyond the entry (web/build/early-requests.ts). */
    programFiles?: string[]
  }
}

type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** Leaves network and processor to the first screen. */
const firstWaitMilliseconds = 5_000
/** The pause on a slow or metered connection, or after a failed file. */
const pauseMilliseconds = 30_000

/** Slow and metered connections are not used for prefetching. */
function isConnectionFree(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!navigator.onLine || connection?.saveData || connection?.type === 'cellular') return false
  return connection?.effectiveType === undefined || connection.effectiveType === '4g'
}

/** The files that the page has not requested yet. */
function remainingFiles(): string[] {
  const present = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return (window.programFiles ?? []).filter((file) => !present.has(onHost(`/${file}`)))
}

/**
 * Prefetches the files of all screens into the HTTP cache while idle, so that screens open at once and offline. Pauses on a slow
 * connection and after failures. Returns the function to stop.
 */
export function fetchProgramWhenIdle(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let remaining: string[] | undefined
  let timer: ReturnType<typeof setTimeout>
  const fetchRemaining = async () => {
    remaining ??= remainingFiles()
    for (let file = remaining[0]; file !== undefined; file = remaining[0]) {
      await whenIdle()
      if (signal.aborted) return
      if (!isConnectionFree()) return later(pauseMilliseconds)
      // Moved to the end first: a failed file is retried last.
      remaining.push(remaining.shift()!)
      const response = await fetch(onHost(`/${file}`), { priority: 'low', signal })
      await response.arrayBuffer()
      remaining.pop()
    }
  }
  const later = (milliseconds: number) => {
    timer = setTimeout(
      () => void fetchRemaining().catch(() => signal.aborted || later(pauseMilliseconds)),
      milliseconds,
    )
  }
  later(firstWaitMilliseconds)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
