import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { withRedirect, type AuthState } from './auth-state.ts'
import { BrokenLinkPanel } from './BrokenLinkPanel.tsx'
import { newPasswordRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { checkResetToken, hasStatus, resetPassword } from './queries.ts'
import { takeRequestedAddress } from './requested-address.ts'
import { useAuthForm } from './use-auth-form.ts'

const usedLink = {
  subtitle:
    'Los enlaces para cambiar la contraseña vencen en una hora y sirven una sola vez. Tu contraseña sigue igual.',
}
const missingLink = {
  title: 'Falta el enlace del mail',
  subtitle: 'Para elegir otra contraseña, abrí el enlace que te mandamos por mail. Si no lo tenés, pedí uno nuevo.',
}

/** Whether the server refuses the token (404), checked on mount. Other errors show up when the form is sent. */
function useIsBroken(token: string | null): boolean {
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    if (token) checkResetToken(token).catch((error: unknown) => isUnmounted || setIsBroken(hasStatus(error, 404)))
    return () => void (isUnmounted = true)
  }, [token])
  return isBroken
}

/** Sets a new password with the token from the password reset mail. */
export function ResetPasswordPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token')
  const isBroken = useIsBroken(token)
  const { field, form, isPending, error } = useAuthForm({
    initial: { password: '' },
    rules: { password: newPasswordRule },
    send: async ({ password }) => {
      await resetPassword({ token: token ?? '', password })
      const state = { done: 'password-changed' } satisfies AuthState
      await navigate(withRedirect('/sign-in', takeRequestedAddress()), { state, replace: true })
    },
  })
  if (!token || isBroken || hasStatus(error, 404)) {
    return (
      <BrokenLinkPanel {...(token ? usedLink : missingLink)}>
        <div className="auth-fields">
          <Button variant="primary" block onClick={() => void navigate('/forgot-password', { replace: true })}>
            Pedir un enlace nuevo
          </Button>
        </div>
      </BrokenLinkPanel>
    )
  }
  return (
    <AuthFrame
      title="Elegí una contraseña nueva"
      subtitle="Al guardarla se cierran tus sesiones en todos los dispositivos."
    >
      <form {...form}>
        {error != null && <FormAlert error={error} />}
        <NewPasswordField {...field('password')} label="Contraseña nueva" autoFocus />
        <Button type="submit" variant="primary" block busy={isPending}>
          Guardar contraseña
        </Button>
      </form>
      <p className="auth-links">
        <Link to="/sign-in">Volver a iniciar sesión</Link>
      </p>
    </AuthFrame>
  )
}
