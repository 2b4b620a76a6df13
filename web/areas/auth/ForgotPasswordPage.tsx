import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { forgotPassword } from './queries.ts'
import { storeRequestedAddress } from './requested-address.ts'
import { ResendPanel } from './ResendPanel.tsx'

const askSubtitle = 'Decinos con qué correo entrás y te mandamos un enlace para elegir otra.'

/** Requests a password reset mail. The response does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { email, sentAt } = useAuthState()
  const show = (state: AuthState) => navigate(withRedirect('/forgot-password', search), { state, replace: true })
  const ask = async (address: string) => {
    await forgotPassword(address)
    storeRequestedAddress(search)
    await show({ email: address, sentAt: Date.now() })
  }
  const back = (
    <p className="auth-links">
      <Link to={withRedirect('/sign-in', search)} state={{ email } satisfies AuthState}>
        Volver a iniciar sesión
      </Link>
    </p>
  )
  if (!email || !sentAt) {
    return (
      <AuthFrame title="¿Olvidaste tu contraseña?" subtitle={askSubtitle}>
        <AddressForm email={email} action="Mandame el enlace" autoFocus send={ask} />
        {back}
      </AuthFrame>
    )
  }
  const subtitle = (
    <>
      Si hay una cuenta con <strong>{email}</strong>, te mandamos un mail con un enlace para elegir otra contraseña.
      Vence en una hora y sirve una sola vez.
    </>
  )
  return (
    <AuthFrame title="Revisá tu correo" mark={<AuthMark name="mail" tone="accent" />} subtitle={subtitle}>
      <p className="auth-hint">¿No llega? Fijate en la carpeta de correo no deseado.</p>
      <ResendPanel email={email} sentAt={sentAt} resend={ask} />
      <Button variant="quiet" block onClick={() => void show({ email })}>
        Usar otra dirección
      </Button>
      {back}
    </AuthFrame>
  )
}
