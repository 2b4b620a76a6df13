import type { Store } from './store.ts'

/**
 * Remembers what was read from a store for as long as its version stays: the one that each commit of anybody changes, or
 * one of only what was read. The returned function gives what holds at a version, to look up and to add to; it is emptied
 * when it has grown to `maxEntries`.
 */
export function rememberUntilCommit<Value>(maxEntries: number) {
  const memories = new WeakMap<Store, { version: string; entries: Map<string, Value> }>()
  return (store: Store, version: string): Map<string, Value> => {
    let memory = memories.get(store)
    if (memory?.version !== version || memory.entries.size >= maxEntries) {
      memory = { version, entries: new Map() }
      memories.set(store, memory)
    }
    return memory.entries
  }
}

/** What is known under a key, or else what `find` finds, which is known from then on. */
export async function known<Value>(
  entries: Map<string, Value>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const before = entries.get(key)
  if (before !== undefined) return before
  const found = await find()
  entries.set(key, found)
  return found
}
