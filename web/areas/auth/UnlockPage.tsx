import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { initialsOf } from '../../lib/format.ts'
import { afterSignIn } from '../../lib/redirect.ts'
import { lockedSession, removeLock } from '../../lib/session-lock.ts'
import { endSession, isSignedIn, startSession, storeActiveDeveloper, takeSessionEnded } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { emailRule, passwordRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { unlockSession } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'
import './UnlockPage.css'

/** Who is locked, as the storage has it; another tab may name the person, unlock, or sign out. */
function useLock(search: URLSearchParams) {
  const navigate = useNavigate()
  const [lock, setLock] = useState(() => lockedSession())
  useEffect(() => {
    const follow = () => {
      const next = lockedSession()
      if (next) setLock(next)
      else void navigate(isSignedIn() ? afterSignIn(search) : '/sign-in', { replace: true })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [navigate, search])
  return lock
}

/** The locked session: nothing works until its person gives the password, and then goes on where they were. */
export function UnlockPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const person = useLock(search)?.person
  useEffect(() => void takeSessionEnded(), [])
  const { field, form, isPending, error } = useAuthForm({
    initial: { email: '', password: '' },
    rules: { ...(!person && { email: emailRule }), password: passwordRule },
    refocus: 'password',
    send: async ({ email, password }) => {
      const { accessToken } = await unlockSession({ email: person?.email ?? email.trim(), password })
      // It may be somebody else who came back: the chosen company is not theirs, then.
      if (!person) storeActiveDeveloper(null)
      startSession(accessToken)
      removeLock()
      await navigate(afterSignIn(search), { replace: true })
    },
  })
  const leave = () => {
    endSession()
    removeLock()
    void navigate('/sign-in', { replace: true })
  }
  return (
    <AuthFrame title="Sesión bloqueada" subtitle="Ingresá tu contraseña para seguir donde estabas.">
      <form {...form}>
        {error != null && (
          <FormAlert
            error={error}
            notFound={
              person
                ? 'La contraseña no es correcta. Probá de nuevo.'
                : 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.'
            }
          />
        )}
        {person ? (
          <>
            <div className="locked-person">
              <span className="locked-initials" aria-hidden="true">
                {initialsOf(person.name)}
              </span>
              <div className="locked-words">
                <p className="locked-name">{person.name}</p>
                <p className="locked-email">{person.email}</p>
              </div>
            </div>
            {/* For password managers, which look for the account's name beside its password. */}
            <input type="email" name="email" autoComplete="username" value={person.email} readOnly hidden />
          </>
        ) : (
          <TextField
            {...field('email')}
            label="Correo electrónico"
            type="email"
            autoComplete="username"
            autoFocus
            maxLength={254}
          />
        )}
        <PasswordField
          {...field('password')}
          label="Contraseña"
          autoComplete="current-password"
          autoFocus={Boolean(person)}
          maxLength={200}
        />
        <Button type="submit" variant="primary" block busy={isPending}>
          Desbloquear
        </Button>
        <Button variant="quiet" block onClick={leave}>
          {person ? 'No soy yo' : 'Cerrar la sesión'}
        </Button>
      </form>
    </AuthFrame>
  )
}
