import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { endSession } from '../../lib/session.ts'
import { AuthFrame } from './AuthFrame.tsx'

/** Signs the person out, and leads on to signing in after five seconds. */
export function SignOutPage() {
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(5)
  useEffect(endSession, [])
  useEffect(() => {
    if (seconds === 0) void navigate('/sign-in', { replace: true })
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, navigate])
  return (
    <AuthFrame title="Cerraste la sesión" subtitle="Gracias por usar Obra. Tus datos quedan guardados.">
      <p className="auth-subtitle">
        En {seconds} {seconds === 1 ? 'segundo' : 'segundos'} vas a la pantalla de ingreso.
      </p>
      <p className="auth-subtitle">
        <Link to="/sign-in" replace>
          Ir a iniciar sesión
        </Link>
      </p>
    </AuthFrame>
  )
}
