import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Member = Schema<'Miembro'>
export type Role = Schema<'Rol'>

/** The roles, with labels that say what each may do. */
export const roleOptions = [
  { value: 'administrador', label: 'Administrador: todo, también personas y datos' },
  { value: 'miembro', label: 'Miembro: trabaja en los proyectos' },
  { value: 'lector', label: 'Lector: mira, sin cambiar nada' },
] as const

const memberSorts = ['nombre', 'mail', 'rol', 'desde'] as const

function inputOf(desarrolladoraId: number, { search, sort: sortKey, order }: SortedView) {
  const sort = memberSorts.find((each) => each === sortKey)
  return { desarrolladoraId, search: search || undefined, sort, order: sort && order }
}

/** A page of the members of a company, sorted by name by default. */
export const membersQuery = (desarrolladoraId: number, view: SortedView) => ({
  ...q('listMembers', { ...inputOf(desarrolladoraId, view), page: view.page, size: pageRows }),
  placeholderData: keepPreviousData,
})

/** All members of a view as a file. */
export const exportMembers = (desarrolladoraId: number, view: SortedView, formato: 'csv' | 'xlsx') =>
  download('listMembers', { ...inputOf(desarrolladoraId, view), formato })
