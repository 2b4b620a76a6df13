import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../../api/attempt.ts'
import { answer, api, ownState } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { refreshMails } from '../mail-refresh.ts'
import { keys, labelsQuery, type Label, type LabelColor } from '../queries.ts'

const headers = ownState
export type LabelInput = { title?: string; color?: LabelColor }

/** Creates or changes a label; the dialog shows what went wrong. */
export const saveLabel = mutationOptions({
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

const labelDeletion = mutationOptions({
  mutationFn: ({ id }: Label) => answer(api.DELETE('/api/apps/mailbox/label', { params: { query: { id } }, headers })),
  onSuccess(_deleted, { id }) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) => labels?.filter((label) => label.id !== id))
    refreshMails()
  },
})

/** Deletes a label, which takes it off every mail. True when it succeeded. */
export const deleteLabel = (label: Label): Promise<boolean> =>
  attempt(labelDeletion, label, 'No se pudo eliminar la etiqueta')
