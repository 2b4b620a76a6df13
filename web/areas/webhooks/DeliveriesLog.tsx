import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { mutate } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { ActionsHead } from '../../ui/ActionsHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { StateTag, type StateTone } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import {
  deliveriesQuery,
  eventNames,
  type Delivery,
  type DeliveryState,
  type LogView,
  type Webhook,
  type WebhookEvent,
} from './queries.ts'

type LogProps = {
  companyId: number
  /** Undefined if it was deleted. */
  webhook: Webhook | undefined
  view: LogView
  onView: ChangeState<LogView>
  onTest: (webhook: Webhook) => void
  onBack: () => void
}

const states = [
  { value: '', label: 'Todo' },
  { value: 'pendiente', label: 'Pendientes' },
  { value: 'entregada', label: 'Entregadas' },
  { value: 'fallida', label: 'Fallidas' },
] as const
const tones: Record<DeliveryState, StateTone> = { pendiente: 'info', entregada: 'success', fallida: 'danger' }

/** The deliveries of a webhook in the last 30 days. */
export function DeliveriesLog({ companyId, webhook, view, onView, onTest, onBack }: LogProps) {
  const back = (
    <Button onClick={onBack}>
      <i className="pi pi-arrow-left" aria-hidden="true" /> Todos los webhooks
    </Button>
  )
  if (!webhook) {
    return (
      <EmptyState title="Ese webhook ya no está" actions={back}>
        Lo borraron, o es de otra empresa.
      </EmptyState>
    )
  }
  return (
    <>
      <div className="company-bar webhook-log-bar">
        {back}
        <h2 className="webhook-log-title">Registro de {webhook.nombre}</h2>
        <SelectField
          label="Ver"
          options={states}
          value={view.estado}
          onChange={(estado) => onView({ estado, page: 1 })}
        />
        <Button onClick={() => onTest(webhook)}>Probar</Button>
      </div>
      {webhook.estado === 'suspendido' && (
        <Alert type="warning">
          Se apagó solo porque falló durante tres días, o porque el sistema contestó que ya no lo quiere. Encendelo
          desde la lista cuando esté arreglado.
        </Alert>
      )}
      <Deliveries {...{ companyId, webhook, view, onView }} />
    </>
  )
}

type DeliveriesProps = Pick<LogProps, 'companyId' | 'view' | 'onView'> & { webhook: Webhook }

function Deliveries({ companyId, webhook, view, onView }: DeliveriesProps) {
  const { data, error, refetch } = useQuery(deliveriesQuery(companyId, webhook.id, view))
  if (!data) return <QueryState error={error} onRetry={() => void refetch()} height="8rem" />
  if (data.total === 0) {
    return (
      <EmptyState title={view.estado === '' ? 'Todavía no se le mandó nada' : 'Nada está así'}>
        {view.estado === '' ? 'Probalo, o esperá a que algo cambie.' : 'Elegí «Todo» para ver lo demás.'}
      </EmptyState>
    )
  }
  return (
    <>
      <DeliveriesTable deliveries={data.items} {...{ companyId, webhook }} />
      <ListPages noun="entregas" singular="entrega" view={view} list={data} onView={onView} />
    </>
  )
}

const eventName = (evento: string) =>
  evento === 'test' ? 'Prueba' : (eventNames[evento as WebhookEvent] ?? evento).split(':')[0]

/** The result of the last attempt. */
function outcomeOf({ codigo, duracionMs, error, intentos }: Delivery): string {
  const parts = [
    error ?? (codigo === null ? '' : `Contestó ${codigo}.`),
    duracionMs === null ? '' : `${formatNumber(duracionMs)} ms`,
    intentos > 1 ? `${intentos} intentos` : '',
  ]
  return parts.filter(Boolean).join(' · ')
}

type TableProps = { companyId: number; webhook: Webhook; deliveries: Delivery[] }

function DeliveriesTable({ companyId, webhook, deliveries }: TableProps) {
  const { mutateAsync: resend } = useMutation(mutate('resendWebhookDelivery', { waits: true }))
  const resendOne = useOneAtATime((id: string) =>
    resend({ desarrolladoraId: companyId, webhookId: webhook.id, id }).catch((error: unknown) =>
      notify({ type: 'error', title: 'No se pudo enviar', message: errorMessage(error), duration: 8000 }),
    ),
  )
  return (
    <TableScroll label="Entregas">
      <table className="table" aria-label="Entregas">
        <thead>
          <tr>
            <th scope="col">Qué</th>
            <th scope="col">Estado</th>
            <th scope="col">Cómo fue</th>
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id}>
              <td>
                <strong>{eventName(delivery.evento)}</strong>
                <br />
                <span className="company-detail">{formatDateTime(delivery.creada)}</span>
              </td>
              <td>
                <StateTag state={delivery.estado} tone={tones[delivery.estado]} />
              </td>
              <td className="webhook-outcome">
                {outcomeOf(delivery)}
                {delivery.proximoIntento && delivery.intentos > 0 && (
                  <div className="company-detail">Próximo intento: {formatDateTime(delivery.proximoIntento)}</div>
                )}
                <details>
                  <summary>Ver lo que se mandó y la respuesta</summary>
                  <pre>{delivery.cuerpo}</pre>
                  <pre>{delivery.respuesta || '(sin respuesta)'}</pre>
                </details>
              </td>
              <td className="company-actions">
                {webhook.activo && (
                  <Button
                    size="small"
                    aria-label={`Enviar de nuevo: ${eventName(delivery.evento)}, ${formatDateTime(delivery.creada)}`}
                    onClick={() => void resendOne(delivery.id)}
                  >
                    Enviar de nuevo
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
