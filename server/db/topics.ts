export type Listener = (text: string | undefined) => void

export type Topics = {
  /** Adds a listener of a topic; the returned function takes it away. */
  add(topic: string, listener: Listener): () => void
  tell(topic: string, text: string): void
  /** Tells every listener that something may have been missed. */
  tellGap(): void
  readonly isEmpty: boolean
}

/** Who listens to what in this process. */
export function createTopics(): Topics {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    tell(topic, text) {
      for (const listener of listeners.get(topic) ?? []) listener(text)
    },
    tellGap() {
      for (const listener of [...listeners.values()].flatMap((set) => [...set])) listener(undefined)
    },
    get isEmpty() {
      return listeners.size === 0
    },
  }
}
