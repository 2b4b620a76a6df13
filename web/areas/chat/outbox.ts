import { execute } from '../../api/attempt.ts'
import { call, invalidate, keyOf } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { newUuid } from '../../lib/uuid.ts'
import type { Attachment } from './files.ts'
import { createPersonalStore } from './local-state.ts'
import { conversationQuery, keys, threadQuery } from './queries.ts'
import { withSent, type Message } from './thread/thread.ts'
import type { Quote } from './writing.ts'

/** A message being sent, or one that failed. */
export type Outgoing = {
  id: string
  chatId: string
  value: string
  createdAt: string
  replyTo?: Quote | undefined
  attachments?: Attachment[] | undefined
  failure: string | null
}

const interruption = 'La página se cerró mientras se enviaba.'

/** Messages being sent or failed, oldest first. Persisted, so that a reload loses none. */
export const outbox = createPersonalStore<readonly Outgoing[]>('outbox', [], (stored) =>
  stored.map((message) => ({ ...message, failure: message.failure ?? interruption })),
)

const change = (id: string, part: Partial<Outgoing>) =>
  outbox.set(outbox.get().map((message) => (message.id === id ? { ...message, ...part } : message)))

export const discardOutgoing = (id: string): void => outbox.set(outbox.get().filter((message) => message.id !== id))

const sending = {
  mutationKey: keyOf('sendChatMessage'),
  mutationFn: ({ id, chatId, value, replyTo, attachments = [] }: Outgoing) => {
    const message = {
      id,
      chatId,
      value,
      ...(replyTo && { replyToId: replyTo.id }),
      ...(attachments.length > 0 && { attachmentIds: attachments.map((file) => file.id) }),
    }
    return call('sendChatMessage', { body: { message } }, { keepalive: true })
  },
}

async function deliver(message: Outgoing): Promise<void> {
  try {
    const sent = await execute(sending, message)
    // Into the thread before it leaves the outbox: otherwise it would disappear for a moment.
    queryClient.setQueryData(threadQuery(message.chatId).queryKey, (thread) => thread && withSent(thread, sent))
    discardOutgoing(message.id)
    void invalidate(keys.conversations, conversationQuery(message.chatId).queryKey)
  } catch (error) {
    change(message.id, { failure: errorMessage(error) })
  }
}

/** The last delivery of each chat: messages are sent one at a time to keep their order. */
const queues = new Map<string, Promise<void>>()

function enqueue(message: Outgoing): void {
  const before = queues.get(message.chatId) ?? Promise.resolve()
  queues.set(
    message.chatId,
    before.then(() => deliver(message)),
  )
}

type Content = { value: string; replyTo?: Quote | undefined; attachments?: Attachment[] }

/** Shows a message as sending, and sends it. */
export function sendMessage(chatId: string, content: Content): void {
  const createdAt = new Date().toISOString()
  const message = { id: newUuid(), chatId, ...content, createdAt, failure: null }
  outbox.set([...outbox.get(), message])
  enqueue(message)
}

/** Resends a failed message. The server stores a message id once, even if the first attempt had reached it. */
export function retryOutgoing(id: string): void {
  const message = outbox.get().find((waiting) => waiting.id === id)
  if (!message || message.failure === null) return
  change(id, { failure: null })
  enqueue({ ...message, failure: null })
}

/** An outgoing message in the shape of a stored one. */
export const asMessage = ({ id, chatId, value, createdAt, replyTo, attachments }: Outgoing): Message => ({
  id,
  chatId,
  value,
  createdAt,
  contactId: '',
  isMine: true,
  ...(replyTo && { replyTo }),
  ...(attachments?.length && { attachments }),
})
