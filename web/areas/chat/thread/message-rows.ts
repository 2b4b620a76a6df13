import { formatLongDate } from '../../../lib/format.ts'
import type { Outgoing } from '../outbox.ts'
import { asMessage } from '../outbox.ts'
import { quoteOf } from '../writing.ts'
import type { Message } from './thread.ts'

export type MessageRow = {
  message: Message
  /** The name of the day on its first message, else null. */
  day: string | null
  /** The first message that was unread when the chat was opened. */
  isFirstUnread: boolean
  /** First or last of a group: messages of one author on one day, less than five minutes apart. */
  isFirst: boolean
  isLast: boolean
  /** Set while the message is being sent or has failed. */
  outgoing: Outgoing | null
}

const togetherMilliseconds = 5 * 60_000

const dayStart = (time: Date, shift = 0) =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + shift).getTime()

/** 'Hoy', 'Ayer', or the long date. */
export function dayName(time: string, now = new Date()): string {
  const day = dayStart(new Date(time))
  if (day === dayStart(now)) return 'Hoy'
  return day === dayStart(now, -1) ? 'Ayer' : formatLongDate(time)
}

const isSameDay = (a: Message, b: Message) => dayStart(new Date(a.createdAt)) === dayStart(new Date(b.createdAt))

function isTogether(a: Message | undefined, b: Message | undefined): boolean {
  if (!a || !b || a.isMine !== b.isMine || !isSameDay(a, b)) return false
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) < togetherMilliseconds
}

/** Rows of a thread, grouped by day and author; outgoing messages come last. */
export function messageRows(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  { firstUnread, now }: { firstUnread: string | null; now: Date },
): MessageRow[] {
  const stored = new Map(messages.map((message) => [message.id, message]))
  const waiting = outgoing.filter(({ id }) => !stored.has(id))
  // The quoted message may have been edited or deleted since.
  const quoting = (message: Message): Message => {
    const answered = message.replyTo && stored.get(message.replyTo.id)
    return answered ? { ...message, replyTo: quoteOf(answered) } : message
  }
  const all = [...messages, ...waiting.map(asMessage)].map(quoting)
  return all.map((message, index) => {
    const before = all[index - 1]
    const isFirstUnread = message.id === firstUnread
    const isNewDay = !before || !isSameDay(before, message)
    return {
      message,
      day: isNewDay ? dayName(message.createdAt, now) : null,
      isFirstUnread,
      isFirst: isFirstUnread || !isTogether(before, message),
      isLast: all[index + 1]?.id === firstUnread || !isTogether(message, all[index + 1]),
      outgoing: waiting[index - messages.length] ?? null,
    }
  })
}
