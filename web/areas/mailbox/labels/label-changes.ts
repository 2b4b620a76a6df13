import { mutationOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../../api/client.ts'
import { notify } from '../../../api/notices.ts'
import { errorMessage } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { refreshMails } from '../mail-refresh.ts'
import { keys, labelsQuery, type Label, type LabelColor } from '../queries.ts'

const headers = ownState
export type LabelInput = { title?: string; color?: LabelColor }

/** Creates or changes a label; the dialog shows what went wrong. */
export const saveLabel = mutationOptions({
  networkMode: 'always',
  mutationFn: ({ id, title, color }: LabelInput & { id: string | null }): Promise<Label> =>
    id === null
      ? answer(api.POST('/api/apps/mailbox/label', { body: { label: { title: title ?? '', color } }, headers }))
      : answer(api.PATCH('/api/apps/mailbox/label', { body: { id, label: { title, color } }, headers })),
  onSuccess(saved) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) =>
      labels?.some(({ id }) => id === saved.id)
        ? labels.map((label) => (label.id === saved.id ? saved : label))
        : labels && [saved, ...labels],
    )
    void queryClient.invalidateQueries({ queryKey: keys.labels })
  },
})

/** Deletes a label, which takes it off every mail. True when it succeeded. */
export async function deleteLabel({ id }: Label): Promise<boolean> {
  try {
    await answer(api.DELETE('/api/apps/mailbox/label', { params: { query: { id } }, headers }))
  } catch (error) {
    notify({ type: 'error', title: 'No se pudo eliminar la etiqueta', message: errorMessage(error) })
    return false
  }
  queryClient.setQueryData(labelsQuery.queryKey, (labels) => labels?.filter((label) => label.id !== id))
  refreshMails()
  return true
}
