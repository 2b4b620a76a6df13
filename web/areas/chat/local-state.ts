import { createStore, type Store } from '../../lib/store.ts'
import { signedInUserId } from '../../lib/session.ts'

/** A value that a person keeps in this browser over reloads; of somebody else's nothing is told. */
export function createPersonalStore<T>(name: string, empty: T, revive: (kept: T) => T = (kept) => kept): Store<T> {
  const store = createStore(empty)
  let ownerId: string | null = null
  const keyOf = (userId: string) => `obra-chat-${name}:${userId}`
  const read = (userId: string | null): T => {
    try {
      const kept = userId && globalThis.localStorage?.getItem(keyOf(userId))
      return kept ? revive(JSON.parse(kept) as T) : empty
    } catch {
      return empty
    }
  }
  /** Another person may sign in without a reload. */
  const follow = () => {
    const userId = signedInUserId()
    if (userId === ownerId) return
    ownerId = userId
    store.set(read(userId))
  }
  return {
    subscribe: store.subscribe,
    get() {
      follow()
      return store.get()
    },
    set(next) {
      follow()
      store.set(next)
      try {
        if (ownerId) localStorage.setItem(keyOf(ownerId), JSON.stringify(next))
      } catch {
        // Without room for it, it lasts as long as the tab.
      }
    },
  }
}
