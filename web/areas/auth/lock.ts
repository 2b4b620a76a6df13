import { lockSession, nameLock } from '../../lib/session-lock.ts'
import { endOnServer, findOwner } from './queries.ts'

/** Locks the session before its screen is shown. The name for the screen comes second: locking must not depend on it. */
export async function lock(): Promise<void> {
  const token = lockSession()
  if (!token) return
  try {
    nameLock(await findOwner(token))
  } catch {
    // The screen asks for the address as well, then.
  }
  endOnServer(token)
}
