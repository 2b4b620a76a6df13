import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { startSession } from '../../lib/session.ts'
import { withRedirect, type AuthState } from './auth-state.ts'
import { emailRule, passwordRule } from './field-rules.ts'
import { hasStatus, signIn } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'

/** The sign-in form: on to `redirectURL`, or to the confirmation that the account still waits for (409). */
export function useSignIn(knownEmail: string) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return useAuthForm({
    initial: { email: knownEmail, password: '' },
    rules: { email: emailRule, password: passwordRule },
    refocus: 'password',
    send: async ({ password, ...values }) => {
      const email = values.email.trim()
      try {
        const { accessToken } = await signIn({ email, password })
        startSession(accessToken)
        await navigate(afterSignIn(search), { replace: true })
      } catch (failure) {
        if (!hasStatus(failure, 409)) throw failure
        await navigate(withRedirect('/confirmation-required', search), { state: { email } satisfies AuthState })
      }
    },
  })
}
