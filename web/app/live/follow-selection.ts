import { notify } from '../../api/notices.ts'
import { queryClient } from '../../api/query-client.ts'
import { selectionQuery, type Selection } from '../../areas/developers/queries.ts'
import { activeDeveloperId, activeProjectId, storeActiveDeveloper, storeActiveProject } from '../../lib/session.ts'

const { queryKey } = selectionQuery

/** The project that this tab works on, so that a change by another tab of the same browser is noticed too. */
let shown: number | null = null

/**
 * Makes the browser's memory agree with the server, where company and project were chosen elsewhere: in another tab or
 * browser, or by the command. While this tab is choosing, or another one is half-way, nothing changes.
 */
function takeOver({ desarrolladora, proyecto }: Selection): void {
  if (!desarrolladora || !proyecto || activeDeveloperId() === null || activeProjectId() === null) return
  if (proyecto.id === shown) return
  shown = proyecto.id
  storeActiveDeveloper(desarrolladora.id)
  storeActiveProject(proyecto.id)
  const message = `Se eligió en otro lugar. Ahora trabajás en ${proyecto.nombre}, de ${desarrolladora.nombre}.`
  notify({ type: 'info', title: 'Cambió el proyecto activo', message, duration: 6000 })
}

/** At the start: what the server holds counts. Where it holds no project any more, the browser forgets its own. */
export async function alignSelection(): Promise<void> {
  shown = activeProjectId()
  if (shown === null) return
  await queryClient.prefetchQuery(selectionQuery)
  const selection = queryClient.getQueryData(queryKey)
  if (!selection) return
  if (selection.proyecto) return takeOver(selection)
  storeActiveDeveloper(null)
  storeActiveProject(null)
}

/** Takes over every later change, until the returned function is called. */
export function followSelection(): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKey[0]) return
    const selection = queryClient.getQueryData(queryKey)
    if (selection) takeOver(selection)
  })
}
