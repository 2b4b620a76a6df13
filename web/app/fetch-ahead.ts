import { onHost } from '../lib/base-path.ts'

declare global {
  interface Window {
    /** The files that screens and their parts need beyond the entry (web/build/ask-ahead.ts). */
    programFiles?: string[]
  }
}

type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** The first screen has the line and the processor for itself. */
const firstWaitMilliseconds = 5_000

/** A slow or a metered line is left to what the person asks for. */
function isLineFree(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!navigator.onLine || connection?.saveData || connection?.type === 'cellular') return false
  return connection?.effectiveType === undefined || connection.effectiveType === '4g'
}

function whenIdle(): Promise<void> {
  // Safari has no requestIdleCallback.
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve())
    else setTimeout(resolve, 200)
  })
}

/**
 * Prefetches the files of all screens into the browser's cache while idle, so that a screen opens at once and offline.
 * The returned function stops it.
 */
export function fetchProgramWhenIdle(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const fetchAll = async () => {
    const present = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    for (const file of window.programFiles ?? []) {
      if (present.has(onHost(`/${file}`))) continue
      await whenIdle()
      if (signal.aborted || !isLineFree()) return
      const response = await fetch(onHost(`/${file}`), { priority: 'low', signal })
      await response.arrayBuffer()
    }
  }
  const timer = setTimeout(() => void fetchAll().catch(() => {}), firstWaitMilliseconds)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
