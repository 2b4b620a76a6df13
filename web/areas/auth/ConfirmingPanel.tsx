import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'
import type { AuthState } from './auth-state.ts'
import { BrokenLinkPanel } from './BrokenLinkPanel.tsx'
import { FormAlert } from './FormAlert.tsx'
import { confirmEmail, hasStatus } from './queries.ts'

type ConfirmingPanelProps = { token: string; askForMail: (email: string) => Promise<void> }

/** The one call under way for each token: it works once, and React may start an effect twice. */
const confirmations = new Map<string, Promise<void>>()

function confirmOnce(token: string): Promise<void> {
  const known = confirmations.get(token)
  if (known) return known
  // After a failure the next try asks again.
  const call = confirmEmail(token).finally(() => confirmations.delete(token))
  confirmations.set(token, call)
  return call
}

/** Confirms the account of `token` and leads on to signing in. */
function useConfirmation(token: string) {
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isGone = false
    confirmOnce(token).then(
      () => isGone || void navigate('/sign-in', { state: { done: 'confirmed' } satisfies AuthState, replace: true }),
      (failure: unknown) => isGone || setError(failure),
    )
    return () => void (isGone = true)
  }, [token, attempt, navigate])
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return { error, retry }
}

/** What becomes of a mail's link: under way, refused for good, or to be tried again. */
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
