import { hashKey } from '@tanstack/react-query'
import { notify } from '../../api/notices.ts'
import { ApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { activeCompanyId, storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'

const { queryKey } = selectionQuery
const selectionHash = hashKey(queryKey)

/** Whether the server refused this tab's company or project with 404. */
function isLost(): boolean {
  const error = queryClient.getQueryState(queryKey)?.error
  return activeCompanyId() !== null && error instanceof ApiError && error.status === 404
}

/** Clears the tab's company and project, with a notice. */
function forget(): void {
  storeActiveDeveloper(null)
  storeActiveProject(null)
  const message = 'Ya no tenés acceso a la empresa o al proyecto en el que trabajabas. Elegí otro para seguir.'
  notify({ type: 'warning', title: 'Cambió tu acceso', message, duration: 0 })
}

/** On start: clears a selection that the server refuses, and returns whether it did. */
export async function alignSelection(): Promise<boolean> {
  if (activeCompanyId() === null) return false
  await queryClient.prefetchQuery(selectionQuery)
  if (!isLost()) return false
  forget()
  return true
}

/** Later: clears a refused selection and calls `leave`, until the returned function is called. */
export function followSelection(leave: () => void): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== selectionHash || !isLost()) return
    forget()
    leave()
  })
}
