import type { QueryClient } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { call, invalidate, keyOf } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { offerUndoOf } from '../../ui/undo.ts'
import { keys, threadQuery } from './queries.ts'
import { withMessage, type Message, type Thread } from './thread/thread.ts'
import { beginEdit, writings } from './writing.ts'

type Change = { message: Message; changed: Message }

function show(changed: Message, client: QueryClient): void {
  const { queryKey } = threadQuery(changed.chatId)
  client.setQueryData<Thread>(queryKey, (thread) => thread && withMessage(thread, changed))
}

const optimisticMessage = optimisticChange<Change, Message | true>({
  // One mutation key for edit, delete and restore: they update the same thread.
  mutationKey: keyOf('updateChatMessage'),
  keys: [keys.threads],
  show: ({ changed }, client) => show(changed, client),
  accept: (saved, client) => {
    if (saved !== true) show(saved, client)
  },
  refresh: () => void invalidate(keys.threads, keys.conversations, keys.conversation),
})

const edit = {
  ...optimisticMessage,
  mutationFn: ({ message: { id }, changed: { value } }: Change) =>
    call('updateChatMessage', { body: { id, message: { value } } }),
}

/** Changes a message's text. On failure the editor reopens with the typed text. */
export async function editMessage(message: Message, value: string): Promise<void> {
  if (value === message.value) return
  const changed = { ...message, value, editedAt: new Date().toISOString() }
  if (await attempt(edit, { message, changed }, 'No se cambió el mensaje')) return
  if (!writings.get()[message.chatId]?.edit) beginEdit(message, value)
}

const remove = {
  ...optimisticMessage,
  mutationFn: ({ message: { id } }: Change): Promise<true> => call('deleteChatMessage', { id }),
}

const restore = {
  ...optimisticMessage,
  mutationFn: ({ message: { id } }: Change) => call('restoreChatMessage', { body: { id } }),
}

/** Deletes a message for both people and offers to undo it. */
export async function deleteMessage(message: Message): Promise<void> {
  const changed = { ...message, value: '', deletedAt: new Date().toISOString() }
  const restoreMessage = () =>
    void attempt(restore, { message: changed, changed: message }, 'El mensaje no se pudo recuperar')
  const isDeleted = attempt(remove, { message, changed }, 'No se eliminó el mensaje')
  await offerUndoOf(isDeleted, { text: 'Eliminaste un mensaje.', undo: restoreMessage })
}
