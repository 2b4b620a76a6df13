import { lockSession, nameLock } from '../../lib/session-lock.ts'
import { endOnServer, findOwner } from './queries.ts'

/** Locks the session, then loads the user's name for the lock screen. Locking must not depend on that request. */
export async function lock(): Promise<void> {
  const token = lockSession()
  if (!token) return
  try {
    nameLock(await findOwner(token))
  } catch {
    // Without a name the lock screen also asks for the email address.
  }
  endOnServer(token)
}
