import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { removeLock } from '../../lib/session-lock.ts'
import { hasDrafts } from '../../lib/local-drafts.ts'
import { readToken, signedInUserId, signOut } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { AuthMark } from './AuthMark.tsx'
import { endOnServer } from './queries.ts'
import { useCountdown } from './use-countdown.ts'

const pauseSeconds = 5

/** Signs the user out. Asks first if that deletes drafts. */
export function SignOutPage() {
  const [isAsking, setIsAsking] = useState(() => hasDrafts(signedInUserId()))
  return isAsking ? <DraftsQuestion onSignOut={() => setIsAsking(false)} /> : <SignedOut />
}

function DraftsQuestion({ onSignOut }: { onSignOut: () => void }) {
  return (
    <AuthFrame
      title="Hay textos sin enviar o sin guardar"
      subtitle="Están solo en este navegador. Si cerrás la sesión, se borran y no se pueden recuperar."
    >
      <div className="auth-actions">
        <Link className="button button-primary button-block" to="/" replace>
          Seguir en Obra
        </Link>
        <Button variant="quiet" block onClick={onSignOut}>
          Borrarlos y cerrar la sesión
        </Button>
      </div>
    </AuthFrame>
  )
}

/** Signs the user out, then navigates to sign-in after 5 s unless the user stays. */
function SignedOut() {
  const navigate = useNavigate()
  const [moment, setMoment] = useState<number | undefined>(() => Date.now() + pauseSeconds * 1000)
  const seconds = useCountdown(moment)
  const isOver = moment !== undefined && seconds === 0
  useEffect(() => {
    const token = readToken()
    signOut()
    removeLock()
    if (token) endOnServer(token)
  }, [])
  useEffect(() => {
    if (isOver) void navigate('/sign-in', { replace: true })
  }, [isOver, navigate])
  return (
    <AuthFrame
      title="Cerraste la sesión"
      mark={<AuthMark name="done" tone="accent" />}
      subtitle="Gracias por usar Obra. Tus datos quedan guardados."
    >
      <div className="auth-hint" role="status">
        {moment === undefined ? (
          'Podés cerrar esta pestaña.'
        ) : (
          <>
            <span className="visually-hidden">En {pauseSeconds} segundos vas a la pantalla de ingreso.</span>
            <span className="auth-count" aria-hidden="true">
              En {seconds} {seconds === 1 ? 'segundo' : 'segundos'} vas a la pantalla de ingreso.
            </span>
          </>
        )}
      </div>
      <div className="auth-actions">
        <Link className="button button-primary button-block" to="/sign-in" replace>
          Iniciar sesión
        </Link>
        {moment !== undefined && (
          <Button variant="quiet" block onClick={() => setMoment(undefined)}>
            Quedarme acá
          </Button>
        )}
      </div>
    </AuthFrame>
  )
}
