/**
 * Drafts: input that the server does not have yet, in the browser's storage. Each belongs to an account; other accounts of the same
 * browser never read it. One key per draft, so that tabs do not overwrite each other.
 */

/** `tab` is for what only this tab may resume, such as the mail that it is saving. */
type Place = 'browser' | 'tab'
export type StoredDraft<Value> = { storedAt: number; value: Value }

const prefix = 'obra-draft:'
/** Longer drafts are not stored: the browser grants about five million characters for everything. */
const maxCharacters = 1_000_000
const maxAgeMilliseconds = 30 * 24 * 3600_000

const storageIn = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage)
const keysIn = (place: Place, start: string) => Object.keys(storageIn(place)).filter((key) => key.startsWith(start))
const ownPrefix = (userId: string) => `${prefix}${userId}:`

export const isDraftKey = (key: string): boolean => key.startsWith(prefix)

function parse<Value>(text: string | null): StoredDraft<Value> | null {
  const draft = JSON.parse(text ?? 'null') as StoredDraft<Value> | null
  return draft && draft.storedAt > Date.now() - maxAgeMilliseconds ? draft : null
}

/** Storage that is full, blocked or malformed must never break the screen: the draft is then absent. */
function attempt<Result>(action: () => Result, otherwise: Result): Result {
  try {
    return action()
  } catch {
    return otherwise
  }
}

/** Stores a draft; false if it is too long or the storage is full or blocked. */
export function writeDraft(userId: string | null, name: string, value: unknown, place: Place = 'browser'): boolean {
  if (!userId) return false
  const text = JSON.stringify({ storedAt: Date.now(), value } satisfies StoredDraft<unknown>)
  const write = () => {
    if (text.length > maxCharacters) throw new RangeError('The draft is too long')
    storageIn(place).setItem(ownPrefix(userId) + name, text)
    return true
  }
  return attempt(write, false)
}

export function readDraft<Value>(
  userId: string | null,
  name: string,
  place: Place = 'browser',
): StoredDraft<Value> | null {
  return attempt(() => (userId ? parse<Value>(storageIn(place).getItem(ownPrefix(userId) + name)) : null), null)
}

export function removeDraft(userId: string | null, name: string, place: Place = 'browser'): void {
  if (userId) attempt(() => storageIn(place).removeItem(ownPrefix(userId) + name), undefined)
}

/** The names of the user's drafts that begin with `start`. */
export function draftNames(userId: string | null, start = '', place: Place = 'browser'): string[] {
  if (!userId) return []
  const own = ownPrefix(userId)
  return attempt(() => keysIn(place, own + start).map((key) => key.slice(own.length)), [])
}

/** Whether this browser has a draft of any account. */
export const hasAnyDraft = (): boolean => attempt(() => keysIn('browser', prefix).length > 0, false)

/** Whether signing out would delete drafts of the user in this browser. */
export const hasDrafts = (userId: string | null): boolean =>
  draftNames(userId).length > 0 || draftNames(userId, '', 'tab').length > 0

/** Deletes the user's drafts, in this tab and for all tabs. */
export function removeDraftsOf(userId: string | null): void {
  for (const place of ['browser', 'tab'] as const) {
    for (const name of draftNames(userId, '', place)) removeDraft(userId, name, place)
  }
}

/** Deletes the drafts of all accounts that are older than 30 days. */
export function dropOldDrafts(): void {
  attempt(() => {
    for (const key of keysIn('browser', prefix)) {
      if (!attempt(() => parse(localStorage.getItem(key)), null)) localStorage.removeItem(key)
    }
  }, undefined)
}
