export type Listener = (text: string | undefined) => void

export type Topics = {
  /** Adds a listener of a topic; the returned function takes it away. */
  add(topic: string, listener: Listener): () => void
  tell(topic: string, text: string): void
  /** Nothing is missed from now on. */
  beginHearing(): void
  /** From now on something may be missed. */
  endHearing(): void
  /** Tells every listener that something may have been missed. */
  tellGap(): void
  /** What was told on a topic in the last milliseconds; undefined where that is not known any more. */
  toldWithin(topic: string, milliseconds: number): string[] | undefined
  readonly isEmpty: boolean
}

const rememberedMilliseconds = 10 * 60_000

/** What was told lately: the last time of each text by topic, the topic that was told longest ago first. */
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

/** Who listens to what in this process, and what it heard lately. */
export function createTopics(): Topics {
  const listeners = new Map<string, Set<Listener>>()
  const memory = createMemory()
  let heardSince = Infinity
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
      memory.note(topic, text)
      for (const listener of listeners.get(topic) ?? []) listener(text)
    },
    beginHearing: () => void (heardSince = performance.now()),
    endHearing: () => void (heardSince = Infinity),
    tellGap() {
      for (const listener of [...listeners.values()].flatMap((set) => [...set])) listener(undefined)
    },
    toldWithin(topic, milliseconds) {
      const moment = performance.now() - milliseconds
      if (milliseconds > rememberedMilliseconds || moment < heardSince) return undefined
      return memory.since(topic, moment)
    },
    get isEmpty() {
      return listeners.size === 0
    },
  }
}
