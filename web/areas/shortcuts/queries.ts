import { mutationOptions } from '@tanstack/react-query'
import { call, q } from '../../api/operations.ts'
import { optimistic } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Shortcut = Schema<'Shortcut'>
export type ShortcutInput = Schema<'ShortcutInput'>

export const shortcutsQuery = q('listShortcuts')

const { queryKey } = shortcutsQuery

/** Creates a shortcut, or updates the one with `id`. Not optimistic, as the server may refuse a field. */
export const saveShortcut = mutationOptions({
  mutationKey: queryKey,
  mutationFn: ({ id, shortcut }: { id: string | undefined; shortcut: ShortcutInput }) =>
    id === undefined
      ? call('createShortcut', { body: { shortcut } })
      : call('updateShortcut', { body: { id, shortcut } }),
  onSuccess(saved, { id }, _result, { client }) {
    client.setQueryData(queryKey, (list = []) =>
      id === undefined ? [...list, saved] : list.map((item) => (item.id === id ? saved : item)),
    )
    void client.invalidateQueries({ queryKey })
  },
})

export const deleteShortcut = mutationOptions({
  ...optimistic<Shortcut[], Shortcut>(queryKey, (list, { id }) => list.filter((item) => item.id !== id)),
  mutationFn: ({ id }: Shortcut) => call('deleteShortcut', { id }),
})

/** A deleted shortcut, and the id of the next one. */
export type DeletedShortcut = { shortcut: Shortcut; before: string | undefined }

/** Undoes a deletion: restores the shortcut at its place, under its id. */
export const restoreShortcut = mutationOptions({
  ...optimistic<Shortcut[], DeletedShortcut>(queryKey, (list, { shortcut, before }) => {
    const index = list.findIndex(({ id }) => id === before)
    return list.toSpliced(index < 0 ? list.length : index, 0, shortcut)
  }),
  mutationFn: ({ shortcut, before }: DeletedShortcut) =>
    call('createShortcut', { body: { shortcut, ...(before && { before }) } }),
})
