import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows } from '../../lib/list-view.ts'

export type Invitation = Schema<'Invitacion'>
type Role = Schema<'Rol'>

const invitationsKey = ['invitations'] as const

/** A page of the invitations of a company that nobody has accepted, the newest first. */
export const invitationsQuery = (desarrolladoraId: number, page: number) =>
  queryOptions({
    queryKey: [...invitationsKey, desarrolladoraId, page],
    queryFn: ({ signal }) => {
      const params = { path: { desarrolladoraId }, query: { page, size: pageRows } }
      const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones'
      return answer(api.GET(path, { params, headers: ownState, signal }))
    },
    placeholderData: keepPreviousData,
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: invitationsKey })

/** Sends an invitation, or a new link for one that waits. */
export async function invite(desarrolladoraId: number, body: { mail: string; rol: Role }): Promise<void> {
  const params = { path: { desarrolladoraId } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones'
  await answer(api.POST(path, { params, body, headers: ownState })).finally(refresh)
}

/** Withdraws an invitation. */
export async function withdraw(desarrolladoraId: number, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones/{id}'
  await answer(api.DELETE(path, { params, headers: ownState })).finally(refresh)
}
