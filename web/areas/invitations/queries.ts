import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Invitation = Schema<'Invitacion'>

const invitationSorts = ['mail', 'rol', 'enviada', 'vence'] as const

function inputOf(desarrolladoraId: number, { search, sort: sortKey, order }: SortedView) {
  const sort = invitationSorts.find((each) => each === sortKey)
  return { desarrolladoraId, search: search || undefined, sort, order: sort && order }
}

/** A page of the pending and expired invitations of a company, newest first by default. */
export const invitationsQuery = (desarrolladoraId: number, view: SortedView) => ({
  ...q('listInvitations', { ...inputOf(desarrolladoraId, view), page: view.page, size: pageRows }),
  placeholderData: keepPreviousData,
})

/** All invitations of a view as a file. */
export const exportInvitations = (desarrolladoraId: number, view: SortedView, formato: 'csv' | 'xlsx') =>
  download('listInvitations', { ...inputOf(desarrolladoraId, view), formato })
