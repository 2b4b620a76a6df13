import { useQuery } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { formatDateTime } from '../../lib/format.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField, type SelectOption } from '../../ui/SelectField.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { addressesOf } from './addresses.ts'
import { invitationsQuery, invite, withdraw, type Invitation } from './queries.ts'

type Role = Schema<'Rol'>
type InviteFormProps = { companyId: number; roles: readonly SelectOption<Role>[] }
type PendingProps = { companyId: number; page: number; onPage: (page: number) => void }

const tell = (title: string) => (error: unknown) =>
  notify({ type: 'error', title, message: errorMessage(error), duration: 8000 })

/** Invites people by mail, and shows who has not answered yet. */
export function InvitationsPanel({ roles, ...list }: InviteFormProps & PendingProps) {
  return (
    <div className="company-stack">
      <InviteForm companyId={list.companyId} roles={roles} />
      <Pending {...list} />
    </div>
  )
}

function InviteForm({ companyId, roles }: InviteFormProps) {
  const form = useForm<{ mails: string; rol: Role }, string[]>({
    values: { mails: '', rol: 'miembro' },
    check: ({ mails }) => ({ mails: wrongIn(mails) }),
    save: async ({ mails, rol }) => {
      const addresses = addressesOf(mails).mails
      for (const mail of addresses) await invite(companyId, { mail, rol })
      return addresses
    },
    renamed: { mail: 'mails' },
    onSaved(addresses: string[]) {
      form.discard()
      const title = addresses.length === 1 ? 'Invitación enviada' : `${addresses.length} invitaciones enviadas`
      notify({ type: 'success', title, message: addresses.join(', '), duration: 6000 })
    },
  })
  return (
    <Form
      form={form}
      label="Invitar"
      className="company-form"
      failure="No se pudo invitar."
      saveLabel="Invitar"
      onCancel={form.discard}
    >
      <TextAreaField
        label="Mails"
        required
        rows={2}
        help="Uno o varios, separados por comas, espacios o renglones."
        {...form.field('mails')}
      />
      <SelectField label="Rol" options={roles} {...form.field('rol')} />
    </Form>
  )
}

function wrongIn(text: string): string | undefined {
  const { mails, wrong } = addressesOf(text)
  if (wrong.length > 0) return `No es un mail: ${wrong.join(', ')}`
  return mails.length === 0 ? 'Escribí al menos un mail' : undefined
}

function Pending({ companyId, page, onPage }: PendingProps) {
  const { data, error, isPending, refetch } = useQuery(invitationsQuery(companyId, page))
  if (isPending) return <Skeleton height="6rem" />
  if (!data) return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
  if (data.total === 0) {
    return (
      <EmptyState title="No hay invitaciones pendientes">Las que envíes se ven acá hasta que las acepten.</EmptyState>
    )
  }
  return (
    <>
      <PendingTable companyId={companyId} invitations={data.items} />
      <ListPages
        noun="invitaciones"
        singular="invitación"
        view={{ page }}
        list={data}
        onView={(next) => onPage(next.page)}
      />
    </>
  )
}

function PendingTable({ companyId, invitations }: { companyId: number; invitations: Invitation[] }) {
  const resend = useOneAtATime(({ mail, rol }: Invitation) =>
    invite(companyId, { mail, rol }).then(
      () => notify({ type: 'success', title: 'Invitación reenviada', message: mail, duration: 6000 }),
      tell('No se pudo reenviar'),
    ),
  )
  return (
    <TableScroll label="Invitaciones pendientes">
      <table className="table" aria-label="Invitaciones pendientes">
        <thead>
          <tr>
            <th scope="col">Mail</th>
            <th scope="col">Rol</th>
            <th scope="col">Vence</th>
            <th scope="col">
              <span className="visually-hidden">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.id}>
              <td>
                <span className="truncated company-address" title={invitation.mail}>
                  {invitation.mail}
                </span>
                <br />
                <span className="company-detail">de {invitation.invitadoPor}</span>
              </td>
              <td>{invitation.rol}</td>
              <td data-label="Vence">
                {invitation.estado === 'vencida' ? <StateTag state="vencida" /> : formatDateTime(invitation.vence)}
              </td>
              <td className="company-actions">
                <Button
                  size="small"
                  aria-label={`Reenviar a ${invitation.mail}`}
                  onClick={() => void resend(invitation)}
                >
                  Reenviar
                </Button>{' '}
                <Button
                  size="small"
                  aria-label={`Retirar la de ${invitation.mail}`}
                  onClick={() => void withdraw(companyId, invitation.id).catch(tell('No se pudo retirar'))}
                >
                  Retirar
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}
