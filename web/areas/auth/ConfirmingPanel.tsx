import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'
import { withRedirect, type AuthState } from './auth-state.ts'
import { BrokenLinkPanel } from './BrokenLinkPanel.tsx'
import { FormAlert } from './FormAlert.tsx'
import { confirmEmail, hasStatus } from './queries.ts'
import { takeRequestedAddress } from './requested-address.ts'

type ConfirmingPanelProps = { token: string; askForMail: (email: string) => Promise<void> }

/** Pending calls by token. A token works only once, but React may run an effect twice. */
const confirmations = new Map<string, Promise<void>>()

function confirmOnce(token: string): Promise<void> {
  const pending = confirmations.get(token)
  if (pending) return pending
  // Removed when settled, so that a retry sends a new request.
  const call = confirmEmail(token).finally(() => confirmations.delete(token))
  confirmations.set(token, call)
  return call
}

/** Confirms the account of `token`, then navigates to sign-in. */
function useConfirmation(token: string) {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isUnmounted = false
    confirmOnce(token).then(
      () => {
        if (isUnmounted) return
        const state = { done: 'confirmed' } satisfies AuthState
        void navigate(withRedirect('/sign-in', takeRequestedAddress()), { state, replace: true })
      },
      (failure: unknown) => isUnmounted || setError(failure),
    )
    return () => void (isUnmounted = true)
  }, [token, attempt, navigate])
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return { error, retry }
}

/** The state of the confirmation: pending, broken link, or an error that can be retried. */
export function ConfirmingPanel({ token, askForMail }: ConfirmingPanelProps) {
  const { error, retry } = useConfirmation(token)
  if (hasStatus(error, 404)) {
    return (
      <BrokenLinkPanel subtitle="Los enlaces de confirmación vencen en tres días y sirven una sola vez. Si ya confirmaste tu cuenta, iniciá sesión; si no, te mandamos un enlace nuevo.">
        <AddressForm action="Mandame un enlace nuevo" send={askForMail} />
      </BrokenLinkPanel>
    )
  }
  if (error == null) {
    return (
      <AuthFrame title="Confirmando tu cuenta" mark={<AuthMark name="mail" tone="accent" />}>
        <p className="auth-hint auth-busy" role="status">
          <span className="spinner" aria-hidden="true" />
          Un momento…
        </p>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="No pudimos confirmar tu cuenta"
      mark={<AuthMark name="broken" tone="warning" />}
      subtitle="El enlace sigue sirviendo."
    >
      <div className="auth-fields">
        <FormAlert error={error} />
        <Button variant="primary" block onClick={retry}>
          Probar de nuevo
        </Button>
      </div>
    </AuthFrame>
  )
}
