import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { lockedSession, type SessionLock } from '../../lib/session-lock.ts'
import { isSignedIn } from '../../lib/session.ts'

/** The lock in storage. Follows other tabs, which may add the user's name, unlock or sign out. */
export function useLock(search: URLSearchParams): SessionLock | null {
  const navigate = useNavigate()
  const [lock, setLock] = useState(() => lockedSession())
  useEffect(() => {
    const update = () => {
      const next = lockedSession()
      if (next) setLock(next)
      else void navigate(isSignedIn() ? afterSignIn(search) : '/sign-in', { replace: true })
    }
    // What another tab stored since the first render: no event tells of it any more.
    const current = lockedSession()
    if (current) setLock(current)
    addEventListener('storage', update)
    return () => removeEventListener('storage', update)
  }, [navigate, search])
  return lock
}
