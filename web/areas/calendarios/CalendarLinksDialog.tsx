import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attempt } from '../../api/attempt.ts'
import { allOf, mutate } from '../../api/operations.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import './CalendarLinksDialog.css'

type Calendario = Schema<'Calendario'>
type CalendarLinksDialogProps = { proyectoId: number; onClose: () => void }

/** The user's links with which other programs show the calendar: create one, copy its address once, revoke it. */
export function CalendarLinksDialog({ proyectoId, onClose }: CalendarLinksDialogProps) {
  const [created, setCreated] = useState<Schema<'CalendarioCreado'> | null>(null)
  const links = useQuery(allOf('listCalendarios', { proyectoId }))
  if (created) {
    return (
      <SecretDialog
        title={`Enlace para ${created.calendario.nombre}`}
        label="Dirección para suscribirse"
        secret={created.direccion}
        onClose={() => setCreated(null)}
      />
    )
  }
  return (
    <Dialog title="Ver en otro calendario" isOpen onClose={onClose} width={560}>
      <div className="calendar-links">
        <p>
          Con un enlace, Google Calendar, Outlook o tu teléfono muestran este calendario y lo actualizan solos. Quien
          tiene el enlace lo puede leer sin entrar a Obra: si se lo diste a alguien de más, revocalo.
        </p>
        <QueryAnswer query={links} height="4rem">
          {(rows) =>
            rows.length > 0 && (
              <ul role="list" className="calendar-links-list" aria-label="Enlaces">
                {rows.map((link) => (
                  <LinkRow key={link.id} proyectoId={proyectoId} link={link} />
                ))}
              </ul>
            )
          }
        </QueryAnswer>
        <NewLink proyectoId={proyectoId} onCreated={setCreated} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function LinkRow({
  proyectoId,
  link: { id, nombre, conVencimientos, usado },
}: {
  proyectoId: number
  link: Calendario
}) {
  const revoke = async () => {
    const message = 'Los programas que lo usan dejan de ver el calendario. No se puede deshacer.'
    if (await askFirst({ title: `¿Revocar el enlace «${nombre}»?`, message, label: 'Revocar', isLossy: true }))
      await attempt(mutate('deleteCalendario', { waits: true }), { proyectoId, id }, 'No se revocó')
  }
  const details = [
    conVencimientos ? 'Eventos y vencimientos' : 'Solo eventos',
    usado === null ? 'Nunca se usó' : `Se usó el ${formatDateTime(usado)}`,
  ]
  return (
    <li>
      <span>
        <strong>{nombre}</strong>
        <small>{details.join(' · ')}</small>
      </span>
      <Button size="small" aria-label={`Revocar ${nombre}`} onClick={() => void revoke()}>
        Revocar
      </Button>
    </li>
  )
}

type NewLinkProps = {
  proyectoId: number
  onCreated: (created: Schema<'CalendarioCreado'>) => void
  onClose: () => void
}

function NewLink({ proyectoId, onCreated, onClose }: NewLinkProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(mutate('createCalendario'))
  const form = useForm<{ nombre: string; conVencimientos: boolean }, Schema<'CalendarioCreado'>>({
    draft: { kind: 'calendario', record: null, parent: proyectoId },
    values: { nombre: '', conVencimientos: true },
    check: ({ nombre }) => ({ nombre: nombre.trim() ? undefined : 'Escribí para qué es, por ejemplo «Mi teléfono».' }),
    save: ({ nombre, conVencimientos }) =>
      once((headers) => create({ proyectoId, body: { nombre: nombre.trim(), conVencimientos }, headers })),
    onSaved: onCreated,
  })
  return (
    <Form form={form} failure="No se creó el enlace." saveLabel="Crear el enlace" onCancel={onClose}>
      <TextField label="Para qué es" required maxLength={120} {...form.field('nombre')} />
      <CheckboxField
        label="Con vencimientos, entregas y feriados"
        help="Si no, solo los eventos."
        {...form.field('conVencimientos')}
      />
    </Form>
  )
}
