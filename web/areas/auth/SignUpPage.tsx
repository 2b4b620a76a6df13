import { Link, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { EmailField } from './EmailField.tsx'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { isSignUpOpen } from './sign-up-open.ts'
import { useSignUp } from './use-sign-up.ts'

const companyLabel = (
  <>
    Empresa <span className="auth-optional">(opcional)</span>
  </>
)

/** The sign-up form, or how to get an account if sign-up is closed. */
export function SignUpPage() {
  return isSignUpOpen() ? <SignUp /> : <ClosedSignUp />
}

function ClosedSignUp() {
  const [search] = useSearchParams()
  return (
    <AuthFrame
      title="Las cuentas se piden"
      subtitle="Acá las cuentas las da quien administra Obra: pedile una, o que te invite a su empresa."
    >
      <p className="auth-links">
        <Link to={withRedirect('/sign-in', search)}>Iniciá sesión</Link>
      </p>
    </AuthFrame>
  )
}

/** Creates an account, which must be confirmed by mail before it can sign in. */
function SignUp() {
  const [search] = useSearchParams()
  const { email = '' } = useAuthState()
  const { values, field, form, isPending, error } = useSignUp(email)
  const personalData = [values.name, values.email, values.company]
  return (
    <AuthFrame title="Creá tu cuenta" subtitle="Un minuto, y seguís con tus proyectos.">
      <form {...form}>
        {error != null && <FormAlert error={error} />}
        <TextField {...field('name')} label="Nombre y apellido" autoComplete="name" autoFocus maxLength={200} />
        <EmailField {...field('email')} help="Te vamos a mandar un mail para confirmarlo." />
        <NewPasswordField {...field('password')} label="Contraseña" personalData={personalData} />
        <TextField {...field('company')} label={companyLabel} autoComplete="organization" maxLength={200} />
        <Button type="submit" variant="primary" block busy={isPending}>
          Crear cuenta
        </Button>
      </form>
      <p className="auth-links">
        <span>
          ¿Ya tenés cuenta?{' '}
          <Link to={withRedirect('/sign-in', search)} state={{ email: values.email.trim() } satisfies AuthState}>
            Iniciá sesión
          </Link>
        </span>
      </p>
    </AuthFrame>
  )
}
