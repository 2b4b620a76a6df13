import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AddressForm } from './AddressForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { ConfirmingPanel } from './ConfirmingPanel.tsx'
import { resendConfirmation } from './queries.ts'
import { ResendPanel } from './ResendPanel.tsx'

/** Waits for the person to open the mail, and confirms the account where `token` came from it. */
export function ConfirmationPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { email, sentAt } = useAuthState()
  const token = search.get('token')
  const show = (state: AuthState) => navigate(withRedirect('/confirmation-required', search), { state, replace: true })
  const ask = async (address: string) => {
    await resendConfirmation(address)
    await show({ email: address, sentAt: Date.now() })
  }
  if (token) return <ConfirmingPanel key={token} token={token} askForMail={ask} />
  const links = (
    <p className="auth-links">
      <Link to={withRedirect('/sign-in', search)} state={{ email } satisfies AuthState}>
        Ya confirmé mi cuenta
      </Link>
      <Link to={withRedirect('/sign-up', search)}>Crear otra cuenta</Link>
    </p>
  )
  if (!email) {
    return (
      <AuthFrame
        title="Confirmá tu cuenta"
        mark={<AuthMark name="mail" tone="accent" />}
        subtitle="Abrí el enlace del mail que te mandamos al crear la cuenta. Si no lo encontrás, te mandamos otro."
      >
        <AddressForm email={undefined} action="Mandame otro mail" send={ask} />
        {links}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Confirmá tu cuenta"
      mark={<AuthMark name="mail" tone="accent" />}
      subtitle={
        <>
          {sentAt ? 'Te mandamos un mail a ' : 'Antes de entrar, abrí el enlace que te mandamos por mail a '}
          <strong>{email}</strong>
          {sentAt ? '. Abrí el enlace que trae para activar tu cuenta; vence en tres días.' : '.'}
        </>
      }
    >
      <p className="auth-hint">
        ¿No llega? Fijate en la carpeta de correo no deseado y que la dirección esté bien escrita.
      </p>
      <ResendPanel
        email={email}
        sentAt={sentAt}
        resend={resendConfirmation}
        onSent={(moment) => void show({ email, sentAt: moment })}
      />
      {links}
    </AuthFrame>
  )
}
