import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { startSession, takeSessionEnded } from '../../lib/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { emailRule, passwordRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { hasStatus, signIn } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'

const doneWords = {
  confirmed: 'Tu cuenta quedó confirmada. Ya podés iniciar sesión.',
  'password-changed': 'Cambiaste tu contraseña. Iniciá sesión con la nueva.',
}

/** Signs a person in and leads on to `redirectURL`, the page that was wanted. */
export function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { email: knownEmail = '', done } = useAuthState()
  const [hasEnded] = useState(takeSessionEnded)
  const { values, field, form, isPending, error } = useAuthForm({
    initial: { email: knownEmail, password: '' },
    rules: { email: emailRule, password: passwordRule },
    refocus: 'password',
    send: async ({ email, password }) => {
      const address = email.trim()
      try {
        const { accessToken } = await signIn({ email: address, password })
        startSession(accessToken)
        await navigate(afterSignIn(search), { replace: true })
      } catch (failure) {
        if (!hasStatus(failure, 409)) throw failure
        await navigate(withRedirect('/confirmation-required', search), {
          state: { email: address } satisfies AuthState,
        })
      }
    },
  })
  const state = { email: values.email.trim() } satisfies AuthState
  return (
    <AuthFrame title="Iniciá sesión" subtitle="Entrá con la cuenta de tu equipo.">
      <form {...form}>
        {error != null ? (
          <FormAlert error={error} notFound="El correo o la contraseña no coinciden. Revisalos y probá de nuevo." />
        ) : done ? (
          <Alert type="success">{doneWords[done]}</Alert>
        ) : (
          hasEnded && <Alert type="info">Tu sesión venció. Volvé a iniciar sesión para seguir donde estabas.</Alert>
        )}
        <TextField
          {...field('email')}
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          autoFocus={!knownEmail}
          maxLength={254}
        />
        <PasswordField
          {...field('password')}
          label="Contraseña"
          autoComplete="current-password"
          autoFocus={Boolean(knownEmail)}
          maxLength={200}
        />
        <Button type="submit" variant="primary" block busy={isPending}>
          Iniciar sesión
        </Button>
      </form>
      <p className="auth-links">
        <Link to={withRedirect('/forgot-password', search)} state={state}>
          ¿Olvidaste tu contraseña?
        </Link>
        <Link to={withRedirect('/sign-up', search)} state={state}>
          Crear una cuenta
        </Link>
      </p>
    </AuthFrame>
  )
}
