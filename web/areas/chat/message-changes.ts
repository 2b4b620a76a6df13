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
  // One name for all of them: they change the same thread.
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

/** Puts another text in place of a message's. Where that fails, what was typed is there to be saved again. */
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

/** Deletes a message for both people, and offers to bring it back. */
export async function deleteMessage(message: Message): Promise<void> {
  const changed = { ...message, value: '', deletedAt: new Date().toISOString() }
  const bringBack = () =>
    void attempt(restore, { message: changed, changed: message }, 'El mensaje no se pudo recuperar')
  const isDeleted = attempt(remove, { message, changed }, 'No se eliminó el mensaje')
  await offerUndoOf(isDeleted, { text: 'Eliminaste un mensaje.', undo: bringBack })
}
