import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withVisibleControls } from '../../../openapi/shared/bidi.ts'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { execute } from '../../api/attempt.ts'
import { notify } from '../../api/notices.ts'
import { mutate } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { formatDate } from '../../lib/format.ts'
import type { SortedView } from '../../lib/list-view.ts'
import { MailLink } from '../../lib/MailLink.tsx'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { ActionsHead } from '../../ui/ActionsHead.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { DataHead } from '../../ui/DataTable.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { MemberProjectsDialog } from './MemberProjectsDialog.tsx'
import { extentText } from './projects-draft.ts'
import { exportMembers, membersQuery, roleOptions, type Member, type Role } from './queries.ts'

type MembersPanelProps = {
  companyId: number
  userId: string | null
  isAdministrator: boolean
  view: SortedView
  onView: ChangeState<SortedView>
}

const notifyError = (title: string) => (error: unknown) =>
  notify({ type: 'error', title, message: errorMessage(error), duration: 8000 })

const removeMember = mutate('removeMember', { waits: true })

async function confirmAndRemove(companyId: number, { id, nombre }: Member, isSelf: boolean): Promise<void> {
  const result = await confirm({
    title: isSelf ? 'Salir de la empresa' : `Quitar a ${nombre}`,
    message: isSelf
      ? 'Vas a dejar de ver sus proyectos. Lo que hiciste queda.'
      : 'Deja de ver la empresa y sus proyectos. Lo que hizo queda.',
    actions: { confirm: { label: isSelf ? 'Salir' : 'Quitar' }, cancel: { label: 'Cancelar' } },
    dismissible: true,
  })
  if (result !== 'confirmed') return
  await execute(removeMember, { desarrolladoraId: companyId, id }).catch(notifyError('No se pudo quitar'))
}

/** The members of a company with their roles. Administrators can change and remove them. */
export function MembersPanel({ view, onView, ...rest }: MembersPanelProps) {
  const { data, error, refetch } = useQuery(membersQuery(rest.companyId, view))
  return (
    <div className="company-stack">
      <div className="company-bar">
        <ListSearch label="Buscar miembros" value={view.search} onSearch={(search) => onView({ search, page: 1 })} />
        <div className="company-files">
          <ExportMenu name="miembros" read={(formato) => exportMembers(rest.companyId, view, formato)} />
        </div>
      </div>
      {!data ? (
        <QueryState error={error} onRetry={() => void refetch()} height="8rem" />
      ) : data.total === 0 ? (
        <NothingFound search={view.search} onClear={() => onView({ search: '', page: 1 })} />
      ) : (
        <>
          <MembersTable members={data.items} {...{ view, onView }} {...rest} />
          <ListPages noun="miembros" singular="miembro" view={view} list={data} onView={onView} />
        </>
      )}
    </div>
  )
}

type MembersTableProps = MembersPanelProps & { members: Member[] }

const heads = [
  { key: 'nombre', header: 'Persona', isSortable: true },
  { key: 'rol', header: 'Rol', isSortable: true },
  { key: 'proyectos', header: 'Proyectos', isSortable: false },
  { key: 'desde', header: 'Desde', isSortable: true },
] as const

function MembersTable({ members, companyId, userId, isAdministrator, view, onView }: MembersTableProps) {
  const { mutateAsync: update } = useMutation(mutate('updateMember', { waits: true }))
  const change = ({ id, version }: Member, rol: Role) =>
    void update({ desarrolladoraId: companyId, id, body: { rol, version } }).catch(
      notifyError('No se pudo cambiar el rol'),
    )
  const [edited, setEdited] = useState<string | null>(null)
  const editedMember = members.find(({ id }) => id === edited)
  return (
    <TableScroll label="Miembros">
      <table className="table" aria-label="Miembros">
        <thead>
          <tr>
            {heads.map((head) => (
              <DataHead
                key={head.key}
                column={head}
                sort={{ key: view.sort || 'nombre', order: view.order }}
                onSort={({ key, order }) => onView({ sort: key, order, page: 1 })}
              />
            ))}
            <ActionsHead />
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <td>
                <div className="company-person">
                  <Avatar image={member.avatar} name={member.nombre} />
                  <div>
                    <strong>{withVisibleControls(member.nombre)}</strong>
                    {member.id === userId && ' (vos)'}
                    <br />
                    <MailLink className="company-detail" address={`${member.nombre} <${member.mail}>`}>
                      {member.mail}
                    </MailLink>
                  </div>
                </div>
              </td>
              <td>
                {isAdministrator ? (
                  <select
                    className="input company-role"
                    aria-label={`Rol de ${member.nombre}`}
                    value={member.rol}
                    onChange={(event) => change(member, event.target.value as Role)}
                  >
                    {roleOptions.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                ) : (
                  member.rol
                )}
              </td>
              <td data-label="Proyectos">
                {isAdministrator && member.rol !== 'administrador' ? (
                  <Button
                    size="small"
                    aria-label={`Proyectos de ${member.nombre}: ${extentText(member.proyectos)}`}
                    onClick={() => setEdited(member.id)}
                  >
                    {extentText(member.proyectos)}
                  </Button>
                ) : (
                  extentText(member.proyectos)
                )}
              </td>
              <td data-label="Desde">{member.desde ? formatDate(member.desde) : 'Sin dato'}</td>
              <td className="company-actions">
                {(isAdministrator || member.id === userId) && (
                  <Button
                    size="small"
                    aria-label={member.id === userId ? 'Salir de la empresa' : `Quitar a ${member.nombre}`}
                    onClick={() => void confirmAndRemove(companyId, member, member.id === userId)}
                  >
                    {member.id === userId ? 'Salir' : 'Quitar'}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {editedMember && (
        <MemberProjectsDialog companyId={companyId} member={editedMember} onClose={() => setEdited(null)} />
      )}
    </TableScroll>
  )
}
