const maxPerOwner = 20
const heartbeatMilliseconds = 25_000

export type Streams = {
  /** After how long without a word an open answer sends something, so that nobody takes the line for dead. */
  readonly heartbeatMilliseconds: number
  /** Counts an answer that stays open; `end` must end it. The returned function says that it has ended. */
  add(owner: string, end: () => void): () => void
  /** Ends all of them, and those that are added later: a server that stops waits for its open answers. */
  endAll(): void
  /** How many are open. */
  count(): number
}

/** The answers that stay open, at most 20 an owner: with one more the oldest ends. */
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
