import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { AddressForm } from './AddressForm.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { ConfirmingPanel } from './ConfirmingPanel.tsx'
import { resendConfirmation } from './queries.ts'
import { storeRequestedAddress } from './requested-address.ts'
import { ResendPanel } from './ResendPanel.tsx'
import { isSignUpOpen } from './sign-up-open.ts'

/** The instructions, depending on whether the address and the time of the mail are known. */
function instructions({ email, sentAt }: AuthState) {
  if (!email) return 'Abrí el enlace del mail que te mandamos al crear la cuenta. Si no lo encontrás, te mandamos otro.'
  const address = <strong>{email}</strong>
  if (!sentAt) return <>Antes de entrar, abrí el enlace que te mandamos por mail a {address}.</>
  return <>Te mandamos un mail a {address}. Abrí el enlace que trae para activar tu cuenta; vence en tres días.</>
}

/** Asks the user to open the mail; confirms the account if the URL has the mail's `token`. */
export function ConfirmationPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = useAuthState()
  const { email, sentAt } = state
  const token = search.get('token')
  const ask = async (address: string) => {
    await resendConfirmation(address)
    storeRequestedAddress(search)
    const nextState = { email: address, sentAt: Date.now() } satisfies AuthState
    await navigate(withRedirect('/confirmation-required', search), { state: nextState, replace: true })
  }
  if (token) return <ConfirmingPanel key={token} token={token} askForMail={ask} />
  return (
    <AuthFrame title="Confirmá tu cuenta" mark={<AuthMark name="mail" tone="accent" />} subtitle={instructions(state)}>
      {email ? (
        <>
          <p className="auth-hint">
            ¿No llega? Fijate en la carpeta de correo no deseado y que la dirección esté bien escrita.
          </p>
          <ResendPanel email={email} sentAt={sentAt} resend={ask} />
        </>
      ) : (
        <AddressForm action="Mandame otro mail" send={ask} />
      )}
      <p className="auth-links">
        <Link to={withRedirect('/sign-in', search)} state={{ email } satisfies AuthState}>
          Ya confirmé mi cuenta
        </Link>
        {isSignUpOpen() && <Link to={withRedirect('/sign-up', search)}>Crear otra cuenta</Link>}
      </p>
    </AuthFrame>
  )
}
