import { answer, api, ownState } from '../../../api/client.ts'
import { notify } from '../../../api/notices.ts'
import { errorMessage } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { settingsQuery, type Layout } from '../queries.ts'

/** Lays the mailbox out anew at once, and as before where it cannot be stored. */
export async function changeLayout(messageLayout: Layout): Promise<void> {
  const { queryKey } = settingsQuery
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, { messageLayout })
  try {
    const call = api.PATCH('/api/apps/mailbox/settings', { body: { settings: { messageLayout } }, headers: ownState })
    queryClient.setQueryData(queryKey, await answer(call))
  } catch (error) {
    queryClient.setQueryData(queryKey, before)
    notify({ type: 'error', title: 'No se pudo cambiar la vista', message: errorMessage(error) })
  }
}
