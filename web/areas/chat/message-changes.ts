import type { QueryClient } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { answer, api, ownState } from '../../api/client.ts'
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
  mutationKey: [...keys.changes, 'messages'],
  keys: [keys.threads],
  show: ({ changed }, client) => show(changed, client),
  accept: (saved, client) => {
    if (saved !== true) show(saved, client)
  },
  refresh(client) {
    for (const queryKey of [keys.threads, keys.conversations, keys.conversation]) {
      void client.invalidateQueries({ queryKey })
    }
  },
})

const edit = {
  ...optimisticMessage,
  mutationFn: ({ message: { id }, changed: { value } }: Change) =>
    answer(api.PATCH('/api/apps/chat/message', { body: { id, message: { value } }, headers: ownState })),
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
  mutationFn: ({ message: { id } }: Change): Promise<true> =>
    answer(api.DELETE('/api/apps/chat/message', { params: { query: { id } }, headers: ownState })),
}

const restore = {
  ...optimisticMessage,
  mutationFn: ({ message: { id } }: Change) =>
    answer(api.POST('/api/apps/chat/message/restore', { body: { id }, headers: ownState })),
}

/** Deletes a message for both people, and offers to bring it back. */
export async function deleteMessage(message: Message): Promise<void> {
  const changed = { ...message, value: '', deletedAt: new Date().toISOString() }
  const bringBack = () =>
    void attempt(restore, { message: changed, changed: message }, 'El mensaje no se pudo recuperar')
  const isDeleted = attempt(remove, { message, changed }, 'No se eliminó el mensaje')
  await offerUndoOf(isDeleted, { text: 'Eliminaste un mensaje.', undo: bringBack })
}
