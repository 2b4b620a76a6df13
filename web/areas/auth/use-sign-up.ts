import { useNavigate, useSearchParams } from 'react-router-dom'
import { withRedirect, type AuthState } from './auth-state.ts'
import { emailRule, nameRule, newPasswordRule } from './field-rules.ts'
import { signUp } from './queries.ts'
import { storeRequestedAddress } from './requested-address.ts'
import { useAuthForm } from './use-auth-form.ts'

/** The sign-up form; on success navigates to the confirmation page. */
export function useSignUp(initialEmail: string) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return useAuthForm({
    initial: { name: '', email: initialEmail, password: '', company: '' },
    rules: { name: nameRule, email: emailRule, password: newPasswordRule },
    send: async ({ password, ...values }) => {
      const email = values.email.trim()
      const company = values.company.trim()
      await signUp({ name: values.name.trim(), email, password, ...(company && { company }) })
      storeRequestedAddress(search)
      const state = { email, sentAt: Date.now() } satisfies AuthState
      await navigate(withRedirect('/confirmation-required', search), { state, replace: true })
    },
  })
}
