import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, asFile, asPage, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Member = Schema<'Miembro'>
export type Role = Schema<'Rol'>

/** What each role is called and may do. */
export const roleOptions = [
  { value: 'administrador', label: 'Administrador: todo, también personas y datos' },
  { value: 'miembro', label: 'Miembro: trabaja en los proyectos' },
  { value: 'lector', label: 'Lector: mira, sin cambiar nada' },
] as const

const membersKey = ['members'] as const

const membersPath = '/api/Desarrolladoras/{desarrolladoraId}/miembros'
const memberSorts = ['nombre', 'mail', 'rol', 'desde'] as const

function asked({ search, sort: wanted, order }: SortedView) {
  const sort = memberSorts.find((each) => each === wanted)
  return { ...(search && { search }), ...(sort && { sort, order }) }
}

/** A page of the members of a company, by name where nothing else is asked for. */
export const membersQuery = (desarrolladoraId: number, view: SortedView) => {
  const query = { ...asked(view), page: view.page, size: pageRows }
  return queryOptions({
    queryKey: [...membersKey, desarrolladoraId, query],
    queryFn: async ({ signal }) => {
      const params = { path: { desarrolladoraId }, query }
      return asPage(await answer(api.GET(membersPath, { params, headers: ownState, signal })))
    },
    placeholderData: keepPreviousData,
  })
}

/** All members that a view finds, as a file. */
export async function exportMembers(desarrolladoraId: number, view: SortedView, formato: 'csv' | 'xlsx') {
  const params = { path: { desarrolladoraId }, query: { ...asked(view), formato } }
  return asFile(await answer(api.GET(membersPath, { params, headers: ownState, parseAs: 'blob' })))
}

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
