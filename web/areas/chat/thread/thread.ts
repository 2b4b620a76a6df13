import type { Schema } from '../../../api/types.ts'

export type Message = Schema<'ChatMessage'>
export type MessagePage = Schema<'ChatMessagePage'>

/** A stretch of a chat's messages in their order, as far as it was fetched. */
export type Thread = MessagePage

const idsOf = (messages: readonly Message[]) => new Set(messages.map(({ id }) => id))

/** Puts older messages in front; those that are there already stay as they are. */
export function withOlder(thread: Thread, page: MessagePage): Thread {
  const known = idsOf(thread.items)
  const older = page.items.filter(({ id }) => !known.has(id))
  return { ...thread, items: [...older, ...thread.items], hasOlder: page.hasOlder }
}

/** Puts newer messages behind. */
export function withNewer(thread: Thread, page: MessagePage): Thread {
  const known = idsOf(thread.items)
  const newer = page.items.filter(({ id }) => !known.has(id))
  return { ...thread, items: [...thread.items, ...newer], hasNewer: page.hasNewer }
}

/**
 * Takes over what was written or changed since the thread was asked for. What is new stands at the end, unless the
 * thread does not reach there; what changed above the thread is not in it.
 */
export function withChanges(thread: Thread, page: MessagePage): Thread {
  const changed = new Map(page.items.map((message) => [message.id, message]))
  const items = thread.items.map((message) => changed.get(message.id) ?? message)
  const known = idsOf(items)
  const last = items.at(-1)
  const added = page.items.filter(({ id, createdAt }) => !known.has(id) && (!last || createdAt >= last.createdAt))
  const { firstUnread, asOf } = page
  return { ...thread, items: thread.hasNewer ? items : [...items, ...added], firstUnread, asOf }
}

/** Puts a message in the place of the one with its id. */
export function withMessage(thread: Thread, message: Message): Thread {
  return { ...thread, items: thread.items.map((item) => (item.id === message.id ? message : item)) }
}

/** A message that was just sent stands last; where it is there already, its answer takes its place. */
export function withSent(thread: Thread, message: Message): Thread {
  if (thread.items.some(({ id }) => id === message.id)) return withMessage(thread, message)
  return thread.hasNewer ? thread : { ...thread, items: [...thread.items, message] }
}
