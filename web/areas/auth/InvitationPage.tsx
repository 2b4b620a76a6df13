import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { onHost } from '../../lib/base-path.ts'
import { signInAddress } from '../../lib/redirect.ts'
import { isSignedIn, startSession, storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { BrokenLinkPanel } from './BrokenLinkPanel.tsx'
import { nameRule, newPasswordRule } from './field-rules.ts'
import { FormAlert } from './FormAlert.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { acceptInvitation, checkInvitation, hasStatus } from './queries.ts'
import { useAuthForm } from './use-auth-form.ts'

type Info = Schema<'InvitacionInfo'>

const usedLink = {
  title: 'La invitación ya no sirve',
  subtitle: 'Vence en siete días, sirve una sola vez y puede ser retirada. Pedile a quien te invitó que te mande otra.',
}

/** The invitation of a token, or the error of loading it; both undefined while it loads. */
function useInvitation(token: string | null): { info?: Info; error?: unknown } {
  const [result, setResult] = useState<{ info?: Info; error?: unknown }>({})
  useEffect(() => {
    let isUnmounted = false
    if (token) {
      checkInvitation(token).then(
        (info) => isUnmounted || setResult({ info }),
        (error: unknown) => isUnmounted || setResult({ error }),
      )
    }
    return () => void (isUnmounted = true)
  }, [token])
  return result
}

/** Starts the new session, if there is one, and makes the joined company the active one. */
function enter({ sesion, desarrolladoraId }: Schema<'InvitacionResultado'>): void {
  if (sesion) startSession(sesion.accessToken)
  storeActiveProject(null)
  storeActiveDeveloper(desarrolladoraId)
  location.assign(onHost('/seleccionar-desarrolladora'))
}

/** Accepts an invitation: as the signed-in user, after signing in, or with a new account. */
export function InvitationPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const { info, error } = useInvitation(token)
  if (!token || hasStatus(error, 404)) {
    return (
      <BrokenLinkPanel {...usedLink}>
        <p className="auth-links">
          <Link to="/">Ir a Obra</Link>
        </p>
      </BrokenLinkPanel>
    )
  }
  if (!info) {
    return (
      <AuthFrame title="Tu invitación" subtitle={error ? errorMessage(error) : 'Un momento, la estamos buscando…'}>
        {error != null && (
          <Button variant="primary" block onClick={() => location.reload()}>
            Reintentar
          </Button>
        )}
      </AuthFrame>
    )
  }
  const subtitle = `${info.invitadoPor} te invita a trabajar en ${info.desarrolladora} como ${info.rol}.`
  return (
    <AuthFrame title={`Sumate a ${info.desarrolladora}`} subtitle={subtitle}>
      {isSignedIn() ? (
        <Joining token={token} />
      ) : info.tieneCuenta ? (
        <div className="auth-fields">
          <p>{info.mail} ya tiene una cuenta en Obra.</p>
          <Link
            className="button button-primary button-normal button-block"
            to={signInAddress(`/invitacion?token=${token}`)}
          >
            Iniciar sesión y aceptar
          </Link>
        </div>
      ) : (
        <NewAccount token={token} mail={info.mail} />
      )}
    </AuthFrame>
  )
}

function Joining({ token }: { token: string }) {
  const { form, isPending, error } = useAuthForm({
    initial: {},
    rules: {},
    send: async () => enter(await acceptInvitation({ token })),
  })
  return (
    <form {...form}>
      {error != null && <FormAlert error={error} />}
      <Button type="submit" variant="primary" block busy={isPending}>
        Aceptar la invitación
      </Button>
      {hasStatus(error, 409) && (
        <p className="auth-links">
          <Link to="/sign-out">Cerrar esta sesión</Link>
        </p>
      )}
    </form>
  )
}

function NewAccount({ token, mail }: { token: string; mail: string }) {
  const { field, values, form, isPending, error } = useAuthForm({
    initial: { nombre: '', password: '' },
    rules: { nombre: nameRule, password: newPasswordRule },
    send: async ({ nombre, password }) => enter(await acceptInvitation({ token, nombre, password })),
  })
  return (
    <form {...form}>
      {error != null && <FormAlert error={error} />}
      <p>Tu cuenta va a ser la de {mail}.</p>
      <TextField {...field('nombre')} label="Nombre y apellido" autoComplete="name" autoFocus maxLength={100} />
      <NewPasswordField {...field('password')} label="Contraseña" personalData={[values.nombre, mail]} />
      <Button type="submit" variant="primary" block busy={isPending}>
        Crear mi cuenta y aceptar
      </Button>
    </form>
  )
}
