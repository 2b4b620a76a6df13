import { isSignedIn, removeToken, tokenExpiry, validToken } from './session.ts'

/** The locked session; `person` is null if the server did not answer in time. */
export type SessionLock = { expiresAt: number; person: { name: string; email: string } | null }

const lockKey = 'obra-locked'

function readLock(): SessionLock | null {
  try {
    return JSON.parse(localStorage.getItem(lockKey) ?? 'null') as SessionLock | null
  } catch {
    return null
  }
}

/**
 * The locked session of this browser: its token was removed, and the lock lasts until the token would expire. It counts as signed
 * in, but only unlocking and signing out work.
 */
export function lockedSession(now = Date.now()): SessionLock | null {
  const lock = readLock()
  return lock && lock.expiresAt > now && !isSignedIn() ? lock : null
}

let hasLocked = false

/** Whether this tab locked the session, and is on its way to the lock screen or there. */
export const isLockedHere = (): boolean => hasLocked && lockedSession() !== null

/** Locks the session in all tabs, and returns the removed token; null if there is no session. */
export function lockSession(): string | null {
  const token = validToken()
  if (!token) return null
  hasLocked = true
  // Before removing the token, so that no other tab sees it gone without a lock.
  storeLock({ expiresAt: tokenExpiry(token) ?? 0, person: null })
  removeToken()
  return token
}

export function nameLock(person: { name: string; email: string }): void {
  const lock = lockedSession()
  if (lock) storeLock({ ...lock, person: { name: person.name, email: person.email } })
}

export function removeLock(): void {
  hasLocked = false
  localStorage.removeItem(lockKey)
}

function storeLock(lock: SessionLock): void {
  localStorage.setItem(lockKey, JSON.stringify(lock))
}
