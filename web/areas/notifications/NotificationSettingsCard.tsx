import { useQuery } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { Card } from '../../ui/Card.tsx'
import { Switch } from '../../ui/Switch.tsx'
import {
  changeNotificationSetting,
  notificationSettingsQuery,
  type NotificationKind,
  type NotificationSetting,
} from './queries.ts'
import './NotificationSettingsCard.css'

const kinds: Record<NotificationKind, { title: string; detail: string; icon: string }> = {
  task: { title: 'Tareas', detail: 'Otra persona te pone en una tarjeta.', icon: 'pi-check-square' },
  comment: { title: 'Comentarios', detail: 'Alguien comenta una tarjeta en la que estás.', icon: 'pi-comment' },
  chat: { title: 'Chat', detail: 'Te escriben, salvo en las conversaciones silenciadas.', icon: 'pi-comments' },
  reminder: { title: 'Recordatorios', detail: 'Llega la hora que pusiste en una nota.', icon: 'pi-clock' },
  event: { title: 'Calendario', detail: 'Se acerca un evento en el que participás.', icon: 'pi-calendar' },
  company: {
    title: 'Empresa',
    detail: 'Cambia tu rol o te quitan. Si administrás, también cuando alguien se suma.',
    icon: 'pi-building',
  },
  invoiceDue: {
    title: 'Comprobantes por pagar',
    detail: 'Vence un comprobante de tus proyectos al que le falta pago.',
    icon: 'pi-receipt',
  },
  certificateDue: {
    title: 'Certificados por pagar',
    detail: 'Vence un certificado aprobado al que le falta pago.',
    icon: 'pi-verified',
  },
  documentDue: {
    title: 'Documentos que vencen',
    detail: 'Vence un documento de tus proyectos: una póliza, un permiso.',
    icon: 'pi-file',
  },
  taskDue: {
    title: 'Tareas que vencen',
    detail: 'Llega la fecha de una tarjeta en la que estás y no está terminada.',
    icon: 'pi-calendar-clock',
  },
}

const dayChoices = [0, 1, 2, 3, 5, 7, 10, 15, 30]
const daysText = (days: number) =>
  days === 0 ? 'El mismo día' : days === 1 ? 'Desde 1 día antes' : `Desde ${days} días antes`

const failure = 'No se guardó el ajuste'

/** Which kinds of notifications the user gets, and which also by mail. Each change is saved immediately. */
export function NotificationSettingsCard() {
  const { data, error, refetch } = useQuery(notificationSettingsQuery)
  return (
    <Card title="Notificaciones" subtitle="De qué te avisa la campana, y qué te llega además por mail.">
      {data ? (
        <>
          <table className="notification-settings">
            <thead>
              <tr>
                <th scope="col">Avisos de</th>
                <th scope="col">En Obra</th>
                <th scope="col">Por mail</th>
              </tr>
            </thead>
            <tbody>
              {data.map((setting) => (
                <SettingRow key={setting.kind} setting={setting} />
              ))}
            </tbody>
          </table>
          <p className="notification-settings-note">
            De entrada te avisamos de todo, y las tareas y la empresa van también por mail. Cada aviso manda un mail
            solo, y ninguno mientras el anterior de lo mismo siga sin leer. Los vencimientos se miran cada mañana a las
            8 y van todos en un mail; de cada cosa te avisamos al entrar en el plazo que elegís, el día que vence y
            cuando ya venció. Los mails de tu cuenta (contraseña, invitaciones) llegan siempre.
          </p>
        </>
      ) : (
        <QueryState error={error} onRetry={() => void refetch()} height="18rem" />
      )}
    </Card>
  )
}

function SettingRow({ setting: { kind, wanted, byMail, daysBefore } }: { setting: NotificationSetting }) {
  const { title, detail, icon } = kinds[kind]
  const change = (changed: Partial<NotificationSetting>) =>
    void attempt(changeNotificationSetting, { kind, ...changed }, failure)
  return (
    <tr>
      <th scope="row" aria-label={title}>
        <span className="notification-settings-kind">
          <i className={`pi ${icon}`} aria-hidden="true" />
          <span>
            {title}
            <small>{detail}</small>
          </span>
        </span>
        {daysBefore !== null && wanted && (
          <DaysSelect title={title} days={daysBefore} onChange={(days) => change({ daysBefore: days })} />
        )}
      </th>
      <td>
        <Switch label={`${title}: avisar en Obra`} isOn={wanted} onChange={(isOn) => change({ wanted: isOn })} />
      </td>
      <td>
        {wanted ? (
          <Switch label={`${title}: también por mail`} isOn={byMail} onChange={(isOn) => change({ byMail: isOn })} />
        ) : (
          <span className="notification-settings-off">Sin avisos</span>
        )}
      </td>
    </tr>
  )
}

function DaysSelect({ title, days, onChange }: { title: string; days: number; onChange: (days: number) => void }) {
  const choices = [...new Set([...dayChoices, days])].toSorted((one, other) => one - other)
  return (
    <select
      className="input notification-settings-days"
      aria-label={`${title}: cuándo avisar`}
      value={days}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {daysText(choice)}
        </option>
      ))}
    </select>
  )
}
