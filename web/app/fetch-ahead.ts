import { onHost } from '../lib/base-path.ts'

declare global {
  interface Window {
    /** The files that screens and their parts need beyond the entry (web/build/early-requests.ts). */
    programFiles?: string[]
  }
}

type Connection = { saveData?: boolean; effectiveType?: string; type?: string }

/** The first screen has the line and the processor for itself. */
const firstWaitMilliseconds = 5_000
/** How long a line is left alone that is slow, or that lost a file. */
const pauseMilliseconds = 30_000

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

/** The files that the page has not asked for by itself. */
function filesLeft(): string[] {
  const present = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  return (window.programFiles ?? []).filter((file) => !present.has(onHost(`/${file}`)))
}

/**
 * Prefetches the files of all screens into the browser's cache while idle, so that a screen opens at once and offline. Where
 * the line is not free or a file does not come, it goes on with the rest later. The returned function stops it.
 */
export function fetchProgramWhenIdle(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let left: string[] | undefined
  let timer: ReturnType<typeof setTimeout>
  const fetchLeft = async () => {
    left ??= filesLeft()
    for (let file = left[0]; file !== undefined; file = left[0]) {
      await whenIdle()
      if (signal.aborted) return
      if (!isLineFree()) return later(pauseMilliseconds)
      // One that does not come is the last to be asked for again.
      left.push(left.shift()!)
      const response = await fetch(onHost(`/${file}`), { priority: 'low', signal })
      await response.arrayBuffer()
      left.pop()
    }
  }
  const later = (milliseconds: number) => {
    timer = setTimeout(() => void fetchLeft().catch(() => signal.aborted || later(pauseMilliseconds)), milliseconds)
  }
  later(firstWaitMilliseconds)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
