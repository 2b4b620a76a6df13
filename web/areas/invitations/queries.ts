import { keepPreviousData } from '@tanstack/react-query'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { pageRows, type SortedView } from '../../lib/list-view.ts'

export type Invitation = Schema<'Invitacion'>

const invitationSorts = ['mail', 'rol', 'enviada', 'vence'] as const

function inputOf(desarrolladoraId: number, { search, sort: wanted, order }: SortedView) {
  const sort = invitationSorts.find((each) => each === wanted)
  return { desarrolladoraId, search: search || undefined, sort, order: sort && order }
}

/** A page of the invitations of a company that nobody has accepted, the newest first where nothing else is asked for. */
export const invitationsQuery = (desarrolladoraId: number, view: SortedView) => ({
  ...q('listInvitations', { ...inputOf(desarrolladoraId, view), page: view.page, size: pageRows }),
  placeholderData: keepPreviousData,
})

/** All invitations that a view finds, as a file. */
export const exportInvitations = (desarrolladoraId: number, view: SortedView, formato: 'csv' | 'xlsx') =>
  download('listInvitations', { ...inputOf(desarrolladoraId, view), formato })
