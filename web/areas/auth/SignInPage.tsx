import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterSignIn } from '../../lib/redirect.ts'
import { startSession, takeSessionEnded } from '../../lib/session.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { signIn, signInError, type Credentials } from './queries.ts'

/** Signs a person in and leads on to `redirectURL`, the page that was wanted. */
export function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [hasEnded] = useState(takeSessionEnded)
  const [wasSent, setWasSent] = useState(false)
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' })
  const { submit, isPending, error } = useSubmit(async (given: Credentials) => {
    const { accessToken } = await signIn(given)
    startSession(accessToken)
    await navigate(afterSignIn(search), { replace: true })
  })
  const { email, password } = credentials
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (email.trim() && password) void submit({ email: email.trim(), password })
  }
  return (
    <AuthFrame title="Iniciá sesión" subtitle="Entrá con la cuenta de tu equipo.">
      <form className="auth-fields" onSubmit={send} noValidate>
        {error != null ? (
          <Alert type="error">{signInError(error)}</Alert>
        ) : (
          hasEnded && <Alert type="info">Tu sesión venció. Volvé a iniciar sesión para seguir donde estabas.</Alert>
        )}
        <TextField
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          autoFocus
          maxLength={254}
          value={email}
          onChange={(event) => setCredentials({ email: event.target.value, password })}
          error={wasSent && !email.trim() ? 'Ingresá tu correo electrónico' : undefined}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setCredentials({ email, password: event.target.value })}
          error={wasSent && !password ? 'Ingresá tu contraseña' : undefined}
        />
        <Button type="submit" variant="primary" block busy={isPending}>
          Iniciar sesión
        </Button>
      </form>
    </AuthFrame>
  )
}
