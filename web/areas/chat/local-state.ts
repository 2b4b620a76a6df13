import { createStore, type Store } from '../../lib/store.ts'
import { signedInUserId } from '../../lib/session.ts'

/** A store persisted in localStorage per user; another user of the same browser starts with `empty`. */
export function createPersonalStore<T>(
  name: string,
  empty: T,
  revive: (stored: T) => T = (stored) => stored,
): Store<T> {
  const store = createStore(empty)
  let ownerId: string | null = null
  const keyOf = (userId: string) => `obra-chat-${name}:${userId}`
  const read = (userId: string | null): T => {
    try {
      const stored = userId && globalThis.localStorage?.getItem(keyOf(userId))
      return stored ? revive(JSON.parse(stored) as T) : empty
    } catch {
      return empty
    }
  }
  /** Another user may sign in without a reload. */
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
        // Storage is full or blocked: the value lasts until the tab closes.
      }
    },
  }
}
