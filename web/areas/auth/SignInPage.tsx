import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { hasAnyDraft } from '../../lib/local-drafts.ts'
import { hasSessionEnded } from '../../lib/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { EmailField } from './EmailField.tsx'
import { FormAlert } from './FormAlert.tsx'
import { hasStatus } from './queries.ts'
import { isSignUpOpen } from './sign-up-open.ts'
import { useSignIn } from './use-sign-in.ts'

const doneWords = {
  confirmed: 'Tu cuenta quedó confirmada. Ya podés iniciar sesión.',
  'password-changed': 'Cambiaste tu contraseña. Iniciá sesión con la nueva.',
}

/** Signs the user in, then navigates to `redirectURL`. */
export function SignInPage() {
  const [search] = useSearchParams()
  const { email: lastEmail = '', done } = useAuthState()
  const [hasEnded] = useState(hasSessionEnded)
  const { values, field, form, isPending, error } = useSignIn(lastEmail)
  const state = { email: values.email.trim() } satisfies AuthState
  return (
    <AuthFrame title="Iniciá sesión" subtitle="Entrá con la cuenta de tu equipo.">
      <form {...form}>
        {error != null ? (
          <>
            <FormAlert
              error={error}
              notFound="El correo o la contraseña no coinciden, o la cuenta todavía no está confirmada."
            />
            {hasStatus(error, 404) && (
              <p className="auth-links">
                <Link to={withRedirect('/confirmation-required', search)} state={state}>
                  Confirmar mi cuenta
                </Link>
              </p>
            )}
          </>
        ) : done ? (
          <Alert type="success">{doneWords[done]}</Alert>
        ) : (
          hasEnded && (
            <Alert type="info">
              Tu sesión venció. Volvé a iniciar sesión para seguir donde estabas.
              {hasAnyDraft() && ' Lo que escribiste sin guardar quedó en este navegador, solo para tu cuenta.'}
            </Alert>
          )
        )}
        <EmailField {...field('email')} autoFocus={!lastEmail} />
        <CurrentPasswordField {...field('password')} autoFocus={Boolean(lastEmail)} />
        <Button type="submit" variant="primary" block busy={isPending}>
          Iniciar sesión
        </Button>
      </form>
      <p className="auth-links">
        <Link to={withRedirect('/forgot-password', search)} state={state}>
          ¿Olvidaste tu contraseña?
        </Link>
        {isSignUpOpen() && (
          <Link to={withRedirect('/sign-up', search)} state={state}>
            Crear una cuenta
          </Link>
        )}
      </p>
    </AuthFrame>
  )
}
