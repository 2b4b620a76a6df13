import { isSignedIn, putTokenAway, tokenExpiry, validToken } from './session.ts'

/** Whose session is locked. `person` is missing where the server could not be asked in time. */
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
 * The locked session of this browser: one whose token was put away, for as long as the token would have held. It counts
 * as signed in, yet nothing works in it but unlocking and signing out.
 */
export function lockedSession(now = Date.now()): SessionLock | null {
  const lock = readLock()
  return lock && lock.expiresAt > now && !isSignedIn() ? lock : null
}

/** Locks the session in all tabs, and returns the token that was put away; null where there is none to lock. */
export function lockSession(): string | null {
  const token = validToken()
  if (!token) return null
  // First, so that no other tab sees the token gone without a lock.
  storeLock({ expiresAt: tokenExpiry(token) ?? 0, person: null })
  putTokenAway()
  return token
}

export function nameLock(person: { name: string; email: string }): void {
  const lock = lockedSession()
  if (lock) storeLock({ ...lock, person: { name: person.name, email: person.email } })
}

export function removeLock(): void {
  localStorage.removeItem(lockKey)
}

function storeLock(lock: SessionLock): void {
  localStorage.setItem(lockKey, JSON.stringify(lock))
}
