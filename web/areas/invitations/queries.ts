import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, asFile, asPage, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Invitation = Schema<'Invitacion'>
type Role = Schema<'Rol'>

const invitationsKey = ['invitations'] as const

const invitationsPath = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones'
const invitationSorts = ['mail', 'rol', 'enviada', 'vence'] as const

function asked({ search, sort: wanted, order }: SortedView) {
  const sort = invitationSorts.find((each) => each === wanted)
  return { ...(search && { search }), ...(sort && { sort, order }) }
}

/** A page of the invitations of a company that nobody has accepted, the newest first where nothing else is asked for. */
export const invitationsQuery = (desarrolladoraId: number, view: SortedView) => {
  const query = { ...asked(view), page: view.page, size: pageRows }
  return queryOptions({
    queryKey: [...invitationsKey, desarrolladoraId, query],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query }
      return asPage(await answer(api.GET(invitationsPath, { params, headers: ownState, signal })))
    },
    placeholderData: keepPreviousData,
  })
}

/** All invitations that a view finds, as a file. */
export async function exportInvitations(desarrolladoraId: number, view: SortedView, formato: 'csv' | 'xlsx') {
  const params = { path: { desarrolladoraId }, query: { ...asked(view), formato } }
  return asFile(await answer(api.GET(invitationsPath, { params, headers: ownState, parseAs: 'blob' })))
}

const refresh = () => queryClient.invalidateQueries({ queryKey: invitationsKey })

/** Sends an invitation, or a new link for one that waits. */
export async function invite(desarrolladoraId: number, body: { mail: string; rol: Role }): Promise<void> {
  const params = { path: { desarrolladoraId } }
  await answer(api.POST(invitationsPath, { params, body, headers: ownState })).finally(refresh)
}

/** Withdraws an invitation. */
export async function withdraw(desarrolladoraId: number, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones/{id}'
  await answer(api.DELETE(path, { params, headers: ownState })).finally(refresh)
}
