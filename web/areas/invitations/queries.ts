import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Invitation = Schema<'Invitacion'>
type Role = Schema<'Rol'>

/** The invitations of a company that nobody has accepted, the newest first. */
export const invitationsQuery = (desarrolladoraId: number) =>
  queryOptions({
    queryKey: ['invitations', desarrolladoraId],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query: { size: 200 } }
      const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones'
      return (await answer(api.GET(path, { params, headers: ownState, signal }))).items
    },
  })

const refresh = (desarrolladoraId: number) =>
  queryClient.invalidateQueries({ queryKey: invitationsQuery(desarrolladoraId).queryKey })

/** Sends an invitation, or a new link for one that waits. */
export async function invite(desarrolladoraId: number, body: { mail: string; rol: Role }): Promise<void> {
  const params = { path: { desarrolladoraId } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones'
  await answer(api.POST(path, { params, body, headers: ownState })).finally(() => refresh(desarrolladoraId))
}

/** Withdraws an invitation. */
export async function withdraw(desarrolladoraId: number, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/invitaciones/{id}'
  await answer(api.DELETE(path, { params, headers: ownState })).finally(() => refresh(desarrolladoraId))
}
