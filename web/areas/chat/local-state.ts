import { createStore, type Store } from '../../lib/store.ts'
import { readDraft, removeDraft, writeDraft } from '../../lib/local-drafts.ts'
import { signedInUserId } from '../../lib/session.ts'

/** A store persisted as a draft of the user; another user of the same browser starts with `empty`. */
export function createPersonalStore<T extends object>(
  name: string,
  empty: T,
  revive: (stored: T) => T = (stored) => stored,
): Store<T> {
  const store = createStore(empty)
  let ownerId: string | null = null
  const draftName = `chat/${name}`
  const read = (userId: string | null): T => {
    const stored = readDraft<T>(userId, draftName)
    return stored ? revive(stored.value) : empty
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
      // An empty value is no draft: signing out would ask about it.
      if (Object.keys(next).length === 0) removeDraft(ownerId, draftName)
      else writeDraft(ownerId, draftName, next)
    },
  }
}
