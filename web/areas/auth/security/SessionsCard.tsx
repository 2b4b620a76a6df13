import { useQuery } from '@tanstack/react-query'
import { attempt } from '../../../api/attempt.ts'
import { QueryState } from '../../../api/QueryState.tsx'
import { relativeTime } from '../../../lib/relative-time.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { StateTag } from '../../../ui/StateTag.tsx'
import { endOtherSessions, endSession, sessionsQuery, type OpenSession } from './queries.ts'

const iconOf = (device: string) =>
  device.startsWith('Comando') ? 'pi-code' : /iOS|Android/.test(device) ? 'pi-mobile' : 'pi-desktop'

/** The open sessions of the user, which can be ended. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const ask = async () => {
    const question = {
      title: 'Cerrar tus otras sesiones',
      message: 'En los otros dispositivos va a hacer falta iniciar sesión de nuevo. Los tokens de tus scripts siguen.',
      actions: { confirm: { label: 'Cerrar las otras' }, cancel: { label: 'Cancelar' } },
      dismissible: true,
    }
    if ((await confirm(question)) !== 'confirmed') return
    await attempt(endOtherSessions, undefined, 'No se cerraron tus otras sesiones')
  }
  return (
    <Card
      title="Sesiones abiertas"
      subtitle="Una sesión que no reconocés se cierra acá; después cambiá la contraseña."
      actions={
        data &&
        data.length > 1 && (
          <Button size="small" onClick={() => void ask()}>
            Cerrar las otras
          </Button>
        )
      }
    >
      {data ? (
        <ul className="security-list">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} height="8rem" />
      )}
    </Card>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const end = () => void attempt(endSession, session, 'No se cerró la sesión')
  const { device, address, lastUsedAt, createdAt, isCurrent } = session
  return (
    <li className="security-row">
      <i className={`pi ${iconOf(device)}`} aria-hidden="true" />
      <div className="security-text">
        <p className="security-name">{device}</p>
        <p className="security-detail">
          {address} · {isCurrent ? 'en uso' : `usada ${relativeTime(lastUsedAt)}`} · abierta {relativeTime(createdAt)}
        </p>
      </div>
      {isCurrent ? (
        <StateTag state="activo" label="Esta sesión" />
      ) : (
        <Button size="small" aria-label={`Cerrar la sesión de ${device}`} onClick={end}>
          Cerrar
        </Button>
      )}
    </li>
  )
}
