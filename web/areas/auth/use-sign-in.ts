import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { startSession } from '../../lib/session.ts'
import { announceDrafts } from './announce-drafts.ts'
import { emailRule, passwordRule } from './field-rules.ts'
import { signIn } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'

/** The sign-in form; on success navigates to `redirectURL`. */
export function useSignIn(initialEmail: string) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return useAuthForm({
    initial: { email: initialEmail, password: '' },
    rules: { email: emailRule, password: passwordRule },
    refocus: 'password',
    send: async ({ password, ...values }) => {
      const email = values.email.trim()
      const { accessToken } = await signIn({ email, password })
      startSession(accessToken)
      announceDrafts()
      await navigate(afterSignIn(search), { replace: true })
    },
  })
}
