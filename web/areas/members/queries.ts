import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Member = Schema<'Miembro'>
export type Role = Schema<'Rol'>

/** What each role is called and may do. */
export const roleOptions = [
  { value: 'administrador', label: 'Administrador: todo, también personas y datos' },
  { value: 'miembro', label: 'Miembro: trabaja en los proyectos' },
  { value: 'lector', label: 'Lector: mira, sin cambiar nada' },
] as const

/** The members of a company by name; a company has fewer than a page holds. */
export const membersQuery = (desarrolladoraId: number) =>
  queryOptions({
    queryKey: ['members', desarrolladoraId],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query: { size: 200 } }
      const call = api.GET('/api/Desarrolladoras/{desarrolladoraId}/miembros', { params, headers: ownState, signal })
      return (await answer(call)).items
    },
  })

const refresh = (desarrolladoraId: number) =>
  queryClient.invalidateQueries({ queryKey: membersQuery(desarrolladoraId).queryKey })

/** Gives a member another role. */
export async function changeRole(desarrolladoraId: number, { id, version }: Member, rol: Role): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/miembros/{id}'
  await answer(api.PATCH(path, { params, body: { rol, version }, headers: ownState })).finally(() =>
    refresh(desarrolladoraId),
  )
}

/** Takes somebody out of a company. */
export async function removeMember(desarrolladoraId: number, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/miembros/{id}'
  await answer(api.DELETE(path, { params, headers: ownState })).finally(() => refresh(desarrolladoraId))
}
