import { useNavigate } from 'react-router-dom'
import { removeLock } from '../../lib/session-lock.ts'
import { endSession } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import { EmailField } from './EmailField.tsx'
import { FormAlert } from './FormAlert.tsx'
import { LockedPersonPanel } from './LockedPersonPanel.tsx'
import { useUnlock } from './use-unlock.ts'

const wrongPassword = 'La contraseña no es correcta. Probá de nuevo.'
const wrongCredentials = 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.'

/** The lock screen: asks for the password, then returns to the page where the session was locked. */
export function UnlockPage() {
  const navigate = useNavigate()
  const { person, field, form, isPending, error } = useUnlock()
  const leave = () => {
    endSession()
    removeLock()
    void navigate('/sign-in', { replace: true })
  }
  return (
    <AuthFrame title="Sesión bloqueada" subtitle="Ingresá tu contraseña para seguir donde estabas.">
      <form {...form}>
        {error != null && <FormAlert error={error} notFound={person ? wrongPassword : wrongCredentials} />}
        {person ? <LockedPersonPanel {...person} /> : <EmailField {...field('email')} autoFocus />}
        <CurrentPasswordField {...field('password')} autoFocus={Boolean(person)} />
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
