import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { useAuthState, withRedirect, type AuthState } from './auth-state.ts'
import { emailRule, nameRule, newPasswordRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { signUp } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'

/** Opens an account, which its mail has to confirm before it can sign in. */
export function SignUpPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { email: knownEmail = '' } = useAuthState()
  const { values, field, form, isPending, error } = useAuthForm({
    initial: { name: '', email: knownEmail, password: '', company: '' },
    rules: { name: nameRule, email: emailRule, password: newPasswordRule },
    send: async ({ name, email, password, company }) => {
      const address = email.trim()
      await signUp({ name: name.trim(), email: address, password, ...(company.trim() && { company: company.trim() }) })
      const state = { email: address, sentAt: Date.now() } satisfies AuthState
      await navigate(withRedirect('/confirmation-required', search), { state, replace: true })
    },
  })
  return (
    <AuthFrame title="Creá tu cuenta" subtitle="Un minuto, y seguís con tus proyectos.">
      <form {...form}>
        {error != null && <FormAlert error={error} />}
        <TextField {...field('name')} label="Nombre y apellido" autoComplete="name" autoFocus maxLength={200} />
        <TextField
          {...field('email')}
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          maxLength={254}
          help="Te vamos a mandar un mail para confirmarlo."
        />
        <NewPasswordField
          {...field('password')}
          label="Contraseña"
          known={[values.name, values.email, values.company]}
        />
        <TextField
          {...field('company')}
          label={
            <>
              Empresa <span className="auth-optional">(opcional)</span>
            </>
          }
          autoComplete="organization"
          maxLength={200}
        />
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
