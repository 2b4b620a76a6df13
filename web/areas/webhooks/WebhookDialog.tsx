import { useMutation } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { notify } from '../../api/notices.ts'
import { mutate } from '../../api/operations.ts'
import { saveSeen } from '../../api/save-seen.ts'
import { useOnce } from '../../api/use-once.ts'
import { useSeen } from '../../api/use-seen.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { allEvents, eventNames, loadWebhook, type Webhook, type WebhookEvent } from './queries.ts'

type Values = { nombre: string; url: string; eventos: WebhookEvent[] }

type WebhookDialogProps = {
  companyId: number
  /** The webhook to edit; undefined to create one. */
  webhook?: Webhook | undefined
  onClose: () => void
  /** Called with the secret of a new webhook, which is only shown once. */
  onSecret: (secret: string) => void
}

const labels: Record<keyof Values, string> = { nombre: 'Nombre', url: 'Dirección', eventos: 'Avisa de' }
const say = (_key: keyof Values, value: unknown) =>
  Array.isArray(value) ? value.map((each) => eventNames[each as WebhookEvent]).join(', ') : `«${String(value)}»`

function webhookErrors({ nombre, url, eventos }: Values) {
  const isAddress = /^https?:\/\/[^\s/?#]+[^\s#]*$/.test(url.trim())
  return {
    nombre: nombre.trim() ? undefined : 'Escribí qué sistema lo recibe',
    url: isAddress ? undefined : 'Escribí una dirección que empiece con https://',
    eventos: eventos.length > 0 ? undefined : 'Elegí al menos uno',
  }
}

/** The fields that differ from the webhook. */
function changesOf(values: Values, webhook: Webhook): Partial<Values> {
  const keys = ['nombre', 'url', 'eventos'] as const
  return Object.fromEntries(
    keys.filter((key) => String(values[key]) !== String(webhook[key])).map((key) => [key, values[key]]),
  )
}

/** Creates or edits a webhook of a company. */
export function WebhookDialog({ companyId, webhook, onClose, onSecret }: WebhookDialogProps) {
  const desarrolladoraId = companyId
  const { mutateAsync: create } = useMutation(mutate('createWebhook', { waits: true }))
  const { mutateAsync: update } = useMutation(mutate('updateWebhook', { waits: true }))
  const once = useOnce()
  const seen = useSeen(webhook)
  const change = (latest: Webhook, values: Values) =>
    saveSeen<Webhook, Partial<Values>, Webhook>({
      seen: seen.get() ?? latest,
      latest,
      patch: changesOf(values, latest),
      load: () => loadWebhook(companyId, latest.id),
      send: (patch) => update({ desarrolladoraId, id: latest.id, body: patch }),
      name: latest.nombre,
      say,
      label: (key) => labels[key],
    })
  const form = useForm<Values, string | undefined>({
    draft: { kind: 'webhook', record: webhook?.id ?? null, parent: desarrolladoraId },
    seen,
    values: webhook
      ? { nombre: webhook.nombre, url: webhook.url, eventos: webhook.eventos }
      : { nombre: '', url: '', eventos: allEvents },
    check: webhookErrors,
    async save({ nombre, url, eventos }) {
      const values = { nombre: nombre.trim(), url: url.trim(), eventos }
      if (!webhook) return (await once((headers) => create({ desarrolladoraId, body: values, headers }))).secreto
      await change(webhook, values)
      return undefined
    },
    onSaved(secret) {
      onClose()
      if (secret) onSecret(secret)
      else notify({ type: 'success', title: 'Webhook guardado', message: form.values.nombre, duration: 6000 })
    },
  })
  useLayoutEffect(() => seen.follow(form.isDirty))
  const { eventos } = form.values
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    form.change({ eventos: allEvents.filter((each) => (each === event ? isChosen : eventos.includes(each))) })
  return (
    <FormDialog
      form={form}
      title={webhook ? `Webhook ${webhook.nombre}` : 'Nuevo webhook'}
      failure="No se pudo guardar el webhook."
      saveLabel={webhook ? 'Guardar' : 'Crear'}
      width={520}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        required
        autoFocus
        maxLength={100}
        help="Qué sistema lo recibe."
        {...form.field('nombre')}
      />
      <TextField
        label="Dirección"
        required
        maxLength={500}
        inputMode="url"
        placeholder="https://sistema.ejemplo/obra"
        help="Obra le manda un POST con lo que cambió, firmado."
        {...form.field('url')}
      />
      <Fieldset className="webhook-events" legend="Avisa de">
        {allEvents.map((event) => (
          <CheckboxField
            key={event}
            label={eventNames[event]}
            value={eventos.includes(event)}
            onChange={(isChosen) => toggle(event, isChosen)}
          />
        ))}
        <div className="field-note field-error" aria-live="polite">
          {form.errors.eventos}
        </div>
      </Fieldset>
    </FormDialog>
  )
}
