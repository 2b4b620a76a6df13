/** The shortest and longest delay before reconnecting. */
const firstWaitMilliseconds = 1_000
const longestWaitMilliseconds = 30_000
/** A connection that lasted this long resets the delay. */
const steadyMilliseconds = 10_000
/** How long a hidden tab keeps its connection. Browsers allow few connections to one server, over all tabs. */
const hiddenMilliseconds = 10_000

/** The delay before reconnecting, by the number of short-lived connections before: exponential with jitter. */
export function waitAfter(failures: number, random = Math.random()): number {
  const full = Math.min(longestWaitMilliseconds, firstWaitMilliseconds * 2 ** failures)
  return Math.max(firstWaitMilliseconds, full * (0.75 + random / 4))
}

/** Waits, but no longer than until `signal` aborts, the tab becomes visible or the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = milliseconds === Infinity ? undefined : setTimeout(end, milliseconds)
    const options = { signal: over.signal }
    signal.addEventListener('abort', end, options)
    addEventListener('online', end, options)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), options)
    if (signal.aborted) end()
  })
}

/** Aborts a connection: following stopped, the tab was hidden for a while, or the network changed. */
function lineEnd(stopped: AbortSignal): { signal: AbortSignal; done: () => void } {
  const line = new AbortController()
  const over = new AbortController()
  const options = { signal: over.signal }
  let hiding: ReturnType<typeof setTimeout> | undefined
  const end = () => line.abort()
  const followVisibility = () => {
    clearTimeout(hiding)
    if (document.visibilityState === 'hidden') hiding = setTimeout(end, hiddenMilliseconds)
  }
  stopped.addEventListener('abort', end, options)
  addEventListener('online', end, options)
  document.addEventListener('visibilitychange', followVisibility, options)
  return {
    signal: line.signal,
    done: () => {
      clearTimeout(hiding)
      over.abort()
      line.abort()
    },
  }
}

/**
 * Keeps one connection open while the tab is visible, and reconnects, until the returned function is called. `listen`
 * opens the connection, settles when it has ended, and must end when its signal aborts.
 */
export function keepListening(listen: (signal: AbortSignal) => Promise<void>): () => void {
  const stop = new AbortController()
  void (async () => {
    let failures = 0
    while (!stop.signal.aborted) {
      while (document.visibilityState === 'hidden' && !stop.signal.aborted) await pause(Infinity, stop.signal)
      if (stop.signal.aborted) return
      const since = Date.now()
      const line = lineEnd(stop.signal)
      await listen(line.signal).catch(() => {})
      const wasEnded = line.signal.aborted
      line.done()
      const isSteady = Date.now() - since >= steadyMilliseconds
      if (!wasEnded) await pause(waitAfter(isSteady ? 0 : failures), stop.signal)
      failures = isSteady || wasEnded ? 0 : failures + 1
    }
  })()
  return () => stop.abort()
}
