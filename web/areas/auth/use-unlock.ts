import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { lockedSession, removeLock } from '../../lib/session-lock.ts'
import { isSignedIn, startSession, storeActiveDeveloper } from '../../lib/session.ts'
import { emailRule, passwordRule } from './field-rules.ts'
import { unlockSession } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Who is locked, as the storage has it; another tab may name the person, unlock, or sign out. */
function useLock(search: URLSearchParams) {
  const navigate = useNavigate()
  const [lock, setLock] = useState(() => lockedSession())
  useEffect(() => {
    const follow = () => {
      const next = lockedSession()
      if (next) setLock(next)
      else void navigate(isSignedIn() ? afterSignIn(search) : '/sign-in', { replace: true })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [navigate, search])
  return lock
}

/** The form of the locked session: its person where known, and on to where they were. */
export function useUnlock() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const person = useLock(search)?.person
  const form = useAuthForm({
    initial: { email: '', password: '' },
    rules: { ...(!person && { email: emailRule }), password: passwordRule },
    refocus: 'password',
    send: async ({ email, password }) => {
      const { accessToken } = await unlockSession({ email: person?.email ?? email.trim(), password })
      // It may be somebody else who came back: the chosen company is not theirs, then.
      if (!person) storeActiveDeveloper(null)
      startSession(accessToken)
      removeLock()
      await navigate(afterSignIn(search), { replace: true })
    },
  })
  return { ...form, person }
}
