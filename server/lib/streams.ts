const maxPerOwner = 20
const heartbeatMilliseconds = 25_000

export type Streams = {
  /** The interval of heartbeats on an idle stream, so that proxies do not close it. */
  readonly heartbeatMilliseconds: number
  /** Registers an open stream; `end` must end it. Call the returned function when it has ended. */
  add(owner: string, end: () => void): () => void
  /** Ends all streams, and any added later, because shutdown waits for open answers. */
  endAll(): void
  /** The number of open streams. */
  count(): number
}

/** Registry of open streams, at most 20 per owner: one more ends the oldest. */
export function createStreams(options = { heartbeatMilliseconds }): Streams {
  const byOwner = new Map<string, Set<() => void>>()
  let areEnded = false
  return {
    ...options,
    add(owner, end) {
      if (areEnded) queueMicrotask(end)
      const own = byOwner.get(owner) ?? new Set()
      byOwner.set(owner, own.add(end))
      const [oldest] = own
      if (oldest && own.size > maxPerOwner) oldest()
      return () => {
        own.delete(end)
        if (own.size === 0 && byOwner.get(owner) === own) byOwner.delete(owner)
      }
    },
    count: () => [...byOwner.values()].reduce((sum, own) => sum + own.size, 0),
    endAll() {
      areEnded = true
      for (const end of [...byOwner.values()].flatMap((own) => [...own])) end()
    },
  }
}
