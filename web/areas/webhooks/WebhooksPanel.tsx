import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { execute } from '../../api/attempt.ts'
import { notify } from '../../api/notices.ts'
import { call, mutate } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { ActionsHead } from '../../ui/ActionsHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag, type StateTone } from '../../ui/StateTag.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { DeliveriesLog } from './DeliveriesLog.tsx'
import { allEvents, eventNames, webhooksQuery, type LogView, type Webhook } from './queries.ts'
import './webhooks.css'

const WebhookDialog = onDemand(async () => (await import('./WebhookDialog.tsx')).WebhookDialog)
const SecretDialog = onDemand(async () => (await import('../../ui/SecretDialog.tsx')).SecretDialog)

/** `webhook` is the id of the webhook whose log is open; empty for the list. */
export type WebhooksView = { webhook: string; log: LogView }
type WebhooksPanelProps = {
  companyId: number
  view: WebhooksView
  onView: ChangeState<WebhooksView>
}

const tones: Record<Webhook['estado'], StateTone> = {
  activo: 'success',
  fallando: 'warning',
  apagado: 'neutral',
  suspendido: 'danger',
}
const firstPage: LogView = { page: 1, estado: '' }
const notifyError = (title: string) => (error: unknown) =>
  notify({ type: 'error', title, message: errorMessage(error), duration: 8000 })

/** The webhooks of a company, or the delivery log of one of them. */
export function WebhooksPanel({ companyId, view, onView }: WebhooksPanelProps) {
  const { data, error, refetch } = useQuery(webhooksQuery(companyId))
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string>()
  const { mutateAsync: test } = useMutation(mutate('testWebhook', { waits: true }))
  if (!data) return <QueryState error={error} onRetry={() => void refetch()} height="8rem" />
  const { items: webhooks } = data
  const open = webhooks.find(({ id }) => id === view.webhook)
  const tryOut = ({ id }: Webhook) =>
    void test({ desarrolladoraId: companyId, webhookId: id }).then(
      () => onView({ webhook: id, log: firstPage }),
      notifyError('No se pudo probar'),
    )
  const renew = async (webhook: Webhook) => {
    if (!(await askToRenew(webhook))) return
    await call('rotateWebhookSecret', { desarrolladoraId: companyId, webhookId: webhook.id }).then(
      ({ secreto }) => setSecret(secreto),
      notifyError('No se renovó el secreto'),
    )
  }
  const webhook =
    edited === 'new' || edited === null ? undefined : (webhooks.find(({ id }) => id === edited.id) ?? edited)
  return (
    <div className="company-stack">
      {view.webhook !== '' ? (
        <DeliveriesLog
          companyId={companyId}
          webhook={open}
          view={view.log}
          onView={(part, options) => onView({ log: { ...view.log, ...part } }, options)}
          onTest={tryOut}
          onBack={() => onView({ webhook: '', log: firstPage })}
        />
      ) : (
        <>
          <div className="company-bar">
            <p className="webhooks-about">
              Obra avisa a otros sistemas de lo que cambia en la empresa y en sus proyectos: un contable, un tablero, un
              depósito de datos.
            </p>
            <Button variant="primary" onClick={() => setEdited('new')}>
              Agregar webhook
            </Button>
          </div>
          {webhooks.length === 0 ? (
            <EmptyState title="Todavía no hay webhooks">
              Agregá la dirección del sistema que quiere saber qué cambia. Cada aviso va firmado y se reintenta.
            </EmptyState>
          ) : (
            <WebhooksTable
              {...{ companyId, webhooks }}
              onEdit={setEdited}
              onTest={tryOut}
              onLog={({ id }) => onView({ webhook: id, log: firstPage })}
              onRenew={(each) => void renew(each)}
            />
          )}
        </>
      )}
      {edited !== null && (
        <WebhookDialog companyId={companyId} webhook={webhook} onClose={() => setEdited(null)} onSecret={setSecret} />
      )}
      {secret !== undefined && (
        <SecretDialog
          title="Secreto del webhook"
          label="Secreto"
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </div>
  )
}

async function askToRenew({ nombre }: Webhook): Promise<boolean> {
  const answer = await confirm({
    title: `Renovar el secreto de ${nombre}`,
    message: 'Durante 24 horas los avisos van firmados también con el secreto de ahora. Después, solo con el nuevo.',
    actions: { confirm: { label: 'Renovar' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  return answer === 'confirmed'
}

const deleteWebhook = mutate('deleteWebhook', { waits: true })

async function remove(companyId: number, { id, nombre }: Webhook): Promise<void> {
  const answer = await confirm({
    title: `Borrar ${nombre}`,
    message: 'Deja de recibir avisos, y se borra el registro de lo que se le mandó. No se puede deshacer.',
    actions: { confirm: { label: 'Borrar' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  if (answer !== 'confirmed') return
  await execute(deleteWebhook, { desarrolladoraId: companyId, id }).catch(notifyError('No se pudo borrar'))
}

type WebhooksTableProps = Record<'onEdit' | 'onTest' | 'onLog' | 'onRenew', (webhook: Webhook) => void> & {
  companyId: number
  webhooks: Webhook[]
}

function WebhooksTable({ companyId, webhooks, onEdit, onTest, onLog, onRenew }: WebhooksTableProps) {
  const { mutateAsync: update } = useMutation(mutate('updateWebhook', { waits: true }))
  const toggle = ({ id, version, activo }: Webhook) =>
    void update({ desarrolladoraId: companyId, id, body: { version, activo: !activo } }).catch(
      notifyError('No se pudo cambiar'),
    )
  return (
    <TableScroll label="Webhooks">
      <table className="table" aria-label="Webhooks">
        <thead>
          <tr>
            <th scope="col">Sistema</th>
            <th scope="col">Estado</th>
            <th scope="col">Avisa de</th>
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <tr key={webhook.id}>
              <td>
                <strong>{webhook.nombre}</strong>
                <br />
                <span className="truncated company-detail company-address" title={webhook.url}>
                  {webhook.url}
                </span>
              </td>
              <td>
                <StateTag state={webhook.estado} tone={tones[webhook.estado]} />
              </td>
              <td data-label="Avisa de">{wordsOf(webhook)}</td>
              <td className="company-actions webhook-actions">
                <Button size="small" aria-label={`Registro de ${webhook.nombre}`} onClick={() => onLog(webhook)}>
                  Registro
                </Button>
                <Button size="small" aria-label={`Probar ${webhook.nombre}`} onClick={() => onTest(webhook)}>
                  Probar
                </Button>
                <Button size="small" aria-label={`Editar ${webhook.nombre}`} onClick={() => onEdit(webhook)}>
                  Editar
                </Button>
                <Menu
                  label={`Más de ${webhook.nombre}`}
                  className="icon-button"
                  entries={[
                    { id: 'off', label: webhook.activo ? 'Apagar' : 'Encender', onSelect: () => toggle(webhook) },
                    { id: 'secret', label: 'Renovar el secreto', onSelect: () => onRenew(webhook) },
                    {
                      id: 'delete',
                      label: 'Borrar',
                      danger: true,
                      isApart: true,
                      onSelect: () => void remove(companyId, webhook),
                    },
                  ]}
                >
                  <i className="pi pi-ellipsis-v" aria-hidden="true" />
                </Menu>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

function wordsOf({ eventos }: Webhook): string {
  if (eventos.length === allEvents.length) return 'todo'
  return eventos.map((each) => eventNames[each].split(':')[0]).join(', ')
}
