import type { Schema } from '../../../api/types.ts'

export type Message = Schema<'ChatMessage'>
export type MessagePage = Schema<'ChatMessagePage'>

/** The fetched part of a chat's messages, oldest first. */
export type Thread = MessagePage

const idsOf = (messages: readonly Message[]) => new Set(messages.map(({ id }) => id))

/** Prepends older messages; known ones stay as they are. */
export function withOlder(thread: Thread, page: MessagePage): Thread {
  const knownIds = idsOf(thread.items)
  const older = page.items.filter(({ id }) => !knownIds.has(id))
  return { ...thread, items: [...older, ...thread.items], hasOlder: page.hasOlder }
}

/** Appends newer messages. */
export function withNewer(thread: Thread, page: MessagePage): Thread {
  const knownIds = idsOf(thread.items)
  const newer = page.items.filter(({ id }) => !knownIds.has(id))
  return { ...thread, items: [...thread.items, ...newer], hasNewer: page.hasNewer }
}

/**
 * Merges messages written or changed since the thread was fetched. New ones are appended unless the thread ends before
 * the latest message; changed messages older than the thread are ignored.
 */
export function withChanges(thread: Thread, page: MessagePage): Thread {
  const changed = new Map(page.items.map((message) => [message.id, message]))
  const items = thread.items.map((message) => changed.get(message.id) ?? message)
  const knownIds = idsOf(items)
  const last = items.at(-1)
  const added = page.items.filter(({ id, createdAt }) => !knownIds.has(id) && (!last || createdAt >= last.createdAt))
  const { firstUnread, asOf } = page
  return { ...thread, items: thread.hasNewer ? items : [...items, ...added], firstUnread, asOf }
}

/** Replaces the message that has the same id. */
export function withMessage(thread: Thread, message: Message): Thread {
  return { ...thread, items: thread.items.map((item) => (item.id === message.id ? message : item)) }
}

/** Appends a sent message, or replaces it if the thread has it already. */
export function withSent(thread: Thread, message: Message): Thread {
  if (thread.items.some(({ id }) => id === message.id)) return withMessage(thread, message)
  return thread.hasNewer ? thread : { ...thread, items: [...thread.items, message] }
}
