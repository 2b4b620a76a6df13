import { useMutation, useQuery } from '@tanstack/react-query'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { notify } from '../../api/notices.ts'
import { mutate } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDateTime } from '../../lib/format.ts'
import type { SortedView } from '../../lib/list-view.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { ActionsHead } from '../../ui/ActionsHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataHead } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField, type SelectOption } from '../../ui/SelectField.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { draftOf, extentText, projectErrors, ProjectsFields, projectsOf, type ProjectsDraft } from '../members/door.ts'
import { addressesOf, sendToEach, type Outcome } from './addresses.ts'
import { exportInvitations, invitationsQuery, type Invitation } from './queries.ts'

type Role = Schema<'Rol'>
type InviteFormProps = { companyId: number; roles: readonly SelectOption<Role>[] }
type InviteDraft = ProjectsDraft & { mails: string; rol: Role }

/** An administrador sees all projects. */
const seesAll = ({ rol }: Pick<InviteDraft, 'rol'>) => rol === 'administrador'

type PendingProps = {
  companyId: number
  view: SortedView
  onView: ChangeState<SortedView>
}

const notifyError = (title: string) => (error: unknown) =>
  notify({ type: 'error', title, message: errorMessage(error), duration: 8000 })

/** Sends an invitation; for a pending one, a new link. */
const createInvitation = mutate('createInvitation', { waits: true })

/** Sends invitations by mail and lists those that are not accepted yet. */
export function InvitationsPanel({ roles, ...list }: InviteFormProps & PendingProps) {
  return (
    <div className="company-stack">
      <InviteForm companyId={list.companyId} roles={roles} />
      <Pending {...list} />
    </div>
  )
}

function InviteForm({ companyId, roles }: InviteFormProps) {
  const { mutateAsync: invite } = useMutation(createInvitation)
  const form = useForm<InviteDraft, Outcome>({
    draft: { kind: 'invitacion', record: null, parent: companyId },
    values: { mails: '', rol: 'miembro', ...draftOf(null) },
    check: (draft) => ({ mails: mailsError(draft.mails), ...(seesAll(draft) ? {} : projectErrors(draft)) }),
    save: ({ mails, rol, ...draft }) => {
      const proyectos = seesAll({ rol }) ? null : projectsOf(draft)
      return sendToEach(addressesOf(mails).mails, (mail) =>
        invite({ desarrolladoraId: companyId, body: { mail, rol, proyectos } }),
      )
    },
    renamed: { mail: 'mails' },
    onSaved({ sent, unsent, errors }) {
      form.discard()
      const title = sent.length === 1 ? 'Invitación enviada' : `${sent.length} invitaciones enviadas`
      notify({ type: 'success', title, message: sent.join(', '), duration: 6000 })
      if (unsent.length === 0) return
      // Failed addresses stay in the field, to be corrected or sent again.
      form.change({ mails: unsent.join(', ') })
      notify({ type: 'error', title: 'Algunas no salieron', message: errors.map(errorMessage).join(' ') })
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
      {!seesAll(form.values) && (
        <ProjectsFields companyId={companyId} alcance={form.field('alcance')} proyectos={form.field('proyectos')} />
      )}
    </Form>
  )
}

function mailsError(text: string): string | undefined {
  const { mails, wrong } = addressesOf(text)
  if (wrong.length > 0) return `No es un mail: ${wrong.join(', ')}`
  return mails.length === 0 ? 'Escribí al menos un mail' : undefined
}

function Pending({ companyId, view, onView }: PendingProps) {
  const { data, error, refetch } = useQuery(invitationsQuery(companyId, view))
  if (!data) return <QueryState error={error} onRetry={() => void refetch()} height="6rem" />
  if (data.total === 0 && view.search === '') {
    return (
      <EmptyState title="No hay invitaciones pendientes">Las que envíes se ven acá hasta que las acepten.</EmptyState>
    )
  }
  return (
    <>
      <div className="company-bar">
        <ListSearch
          label="Buscar invitaciones"
          value={view.search}
          onSearch={(search) => onView({ search, page: 1 })}
        />
        <div className="company-files">
          <ExportMenu name="invitaciones" read={(formato) => exportInvitations(companyId, view, formato)} />
        </div>
      </div>
      {data.total === 0 ? (
        <NothingFound search={view.search} onClear={() => onView({ search: '', page: 1 })} />
      ) : (
        <PendingTable invitations={data.items} {...{ companyId, view, onView }} />
      )}
      <ListPages noun="invitaciones" singular="invitación" view={view} list={data} onView={onView} />
    </>
  )
}

const sortHeads = [
  { key: 'mail', header: 'Mail' },
  { key: 'rol', header: 'Rol' },
  { key: 'vence', header: 'Vence' },
] as const

function PendingTable({ companyId, invitations, view, onView }: PendingProps & { invitations: Invitation[] }) {
  const { mutateAsync: invite } = useMutation(createInvitation)
  const { mutateAsync: withdraw } = useMutation(mutate('deleteInvitation', { waits: true }))
  const resend = useOneAtATime(({ mail, rol, proyectos }: Invitation) =>
    invite({ desarrolladoraId: companyId, body: { mail, rol, proyectos } }).then(
      () => notify({ type: 'success', title: 'Invitación reenviada', message: mail, duration: 6000 }),
      notifyError('No se pudo reenviar'),
    ),
  )
  const withdrawOne = ({ id }: Invitation) =>
    void withdraw({ desarrolladoraId: companyId, id }).catch(notifyError('No se pudo retirar'))
  return (
    <TableScroll label="Invitaciones pendientes">
      <table className="table" aria-label="Invitaciones pendientes">
        <thead>
          <tr>
            {sortHeads.map((head) => (
              <DataHead
                key={head.key}
                column={{ ...head, isSortable: true }}
                sort={{ key: view.sort, order: view.order }}
                onSort={({ key, order }) => onView({ sort: key, order, page: 1 })}
              />
            ))}
            <ActionsHead />
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
              <td>
                {invitation.rol}
                {invitation.proyectos && `, ${extentText(invitation.proyectos)}`}
              </td>
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
                  onClick={() => withdrawOne(invitation)}
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
