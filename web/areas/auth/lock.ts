import { storeDrafts } from '../../lib/draft-sources.ts'
import { lockSession, nameLock } from '../../lib/session-lock.ts'
import { endOnServer, findOwner } from './queries.ts'

/** Stores unsaved input and locks the session, then loads the user's name for the lock screen. Locking must not depend on that request. */
export async function lock(): Promise<void> {
  storeDrafts()
  const token = lockSession()
  if (!token) return
  try {
    nameLock(await findOwner(token))
  } catch {
    // Without a name the lock screen also asks for the email address.
  }
  endOnServer(token)
}
