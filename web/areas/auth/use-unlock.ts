import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { removeLock } from '../../lib/session-lock.ts'
import { startSession, storeActiveDeveloper } from '../../lib/session.ts'
import { announceDrafts } from './announce-drafts.ts'
import { emailRule, passwordRule } from './field-rules.ts'
import { unlockSession } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'
import { useLock } from './use-lock.ts'

/** The unlock form, with the locked user if known; on success navigates to `redirectURL`. */
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
      // The locked user is unknown, so another user may have signed in: reset the active company.
      if (!person) storeActiveDeveloper(null)
      startSession(accessToken)
      removeLock()
      announceDrafts()
      await navigate(afterSignIn(search), { replace: true })
    },
  })
  return { ...form, person }
}
