export type Listener = (text: string | undefined) => void

export type Topics = {
  /** Adds a listener to a topic; the returned function removes it. */
  add(topic: string, listener: Listener): () => void
  notify(topic: string, text: string): void
  /** From now on every message is received. */
  markConnected(): void
  /** From now on messages may be missed. */
  markDisconnected(): void
  /** Notifies every listener, with undefined, that messages may have been missed. */
  notifyGap(): void
  /** Distinct messages on a topic in the last milliseconds; undefined if some may have been missed or forgotten. */
  recentMessages(topic: string, milliseconds: number): string[] | undefined
  readonly isEmpty: boolean
}

const rememberedMilliseconds = 10 * 60_000

/** Recent messages by topic: the last time of each text. The topic that has been silent longest comes first. */
function createMemory() {
  const topics = new Map<string, Map<string, number>>()
  return {
    note(topic: string, text: string) {
      const now = performance.now()
      const texts = topics.get(topic) ?? new Map<string, number>()
      texts.set(text, now)
      topics.delete(topic)
      topics.set(topic, texts)
      for (const [old, times] of topics) {
        if (Math.max(...times.values()) >= now - rememberedMilliseconds) break
        topics.delete(old)
      }
    },
    since: (topic: string, moment: number) =>
      [...(topics.get(topic) ?? [])].filter(([, time]) => time >= moment).map(([text]) => text),
  }
}

/** The listeners of this process by topic, and the recent messages. */
export function createTopics(): Topics {
  const listeners = new Map<string, Set<Listener>>()
  const memory = createMemory()
  let connectedSince = Infinity
  return {
    add(topic, listener) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && listeners.get(topic) === set) listeners.delete(topic)
      }
    },
    notify(topic, text) {
      memory.note(topic, text)
      for (const listener of listeners.get(topic) ?? []) listener(text)
    },
    markConnected: () => void (connectedSince = performance.now()),
    markDisconnected: () => void (connectedSince = Infinity),
    notifyGap() {
      for (const listener of [...listeners.values()].flatMap((set) => [...set])) listener(undefined)
    },
    recentMessages(topic, milliseconds) {
      const moment = performance.now() - milliseconds
      if (milliseconds > rememberedMilliseconds || moment < connectedSince) return undefined
      return memory.since(topic, moment)
    },
    get isEmpty() {
      return listeners.size === 0
    },
  }
}
