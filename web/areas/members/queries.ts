import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type ListView } from '../../lib/list-view.ts'

export type Member = Schema<'Miembro'>
export type Role = Schema<'Rol'>

/** What each role is called and may do. */
export const roleOptions = [
  { value: 'administrador', label: 'Administrador: todo, también personas y datos' },
  { value: 'miembro', label: 'Miembro: trabaja en los proyectos' },
  { value: 'lector', label: 'Lector: mira, sin cambiar nada' },
] as const

const membersKey = ['members'] as const

/** A page of the members of a company, by name. */
export const membersQuery = (desarrolladoraId: number, { search, page }: ListView) =>
  queryOptions({
    queryKey: [...membersKey, desarrolladoraId, search, page],
    queryFn: ({ signal }) => {
      const query = { page, size: pageRows, ...(search && { search }) }
      const params = { path: { desarrolladoraId }, query }
      return answer(api.GET('/api/Desarrolladoras/{desarrolladoraId}/miembros', { params, headers: ownState, signal }))
    },
    placeholderData: keepPreviousData,
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: membersKey })

/** Gives a member another role. */
export async function changeRole(desarrolladoraId: number, { id, version }: Member, rol: Role): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/miembros/{id}'
  await answer(api.PATCH(path, { params, body: { rol, version }, headers: ownState })).finally(refresh)
}

/** Takes somebody out of a company. */
export async function removeMember(desarrolladoraId: number, id: string): Promise<void> {
  const params = { path: { desarrolladoraId, id } }
  const path = '/api/Desarrolladoras/{desarrolladoraId}/miembros/{id}'
  await answer(api.DELETE(path, { params, headers: ownState })).finally(refresh)
}
