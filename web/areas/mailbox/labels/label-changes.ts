import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../../api/attempt.ts'
import { call, invalidate } from '../../../api/operations.ts'
import { queryClient } from '../../../api/query-client.ts'
import { refreshMails } from '../mail-refresh.ts'
import { labelsQuery, type Label, type LabelColor } from '../queries.ts'

export type LabelInput = { title?: string; color?: LabelColor }

/** Creates or updates a label; the dialog shows the error. */
export const saveLabel = mutationOptions({
  mutationFn: ({ id, title, color }: LabelInput & { id: string | null }): Promise<Label> =>
    id === null
      ? call('createMailboxLabel', { body: { label: { title: title ?? '', color } } })
      : call('updateMailboxLabel', { body: { id, label: { title, color } } }),
  onSuccess(saved) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) =>
      labels?.some(({ id }) => id === saved.id)
        ? labels.map((label) => (label.id === saved.id ? saved : label))
        : labels && [saved, ...labels],
    )
    void invalidate(labelsQuery.queryKey)
  },
})

const labelDeletion = mutationOptions({
  mutationFn: ({ id }: Label) => call('deleteMailboxLabel', { id }),
  onSuccess(_deleted, { id }) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) => labels?.filter((label) => label.id !== id))
    refreshMails()
  },
})

/** Deletes a label and so removes it from every mail. Resolves to whether it succeeded. */
export const deleteLabel = (label: Label): Promise<boolean> =>
  attempt(labelDeletion, label, 'No se pudo eliminar la etiqueta')
