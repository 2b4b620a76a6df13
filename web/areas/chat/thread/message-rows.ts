import { formatLongDate } from '../../../lib/format.ts'
import type { Outgoing } from '../outbox.ts'
import { asMessage } from '../outbox.ts'
import { quoteOf } from '../writing.ts'
import type { Message } from './thread.ts'

export type MessageRow = {
  message: Message
  /** The day, where the message is the first of it. */
  day: string | null
  /** The first one that was not read when the chat was opened. */
  isFirstUnread: boolean
  /** Whether it begins or ends what one person wrote in one go. */
  isFirst: boolean
  isLast: boolean
  /** Where it is on its way or did not arrive. */
  outgoing: Outgoing | null
}

const togetherMilliseconds = 5 * 60_000

const dayStart = (time: Date, shift = 0) =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate() + shift).getTime()

/** Hoy, ayer, or the day in words. */
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

/** The messages of a chat as rows: grouped by day and author, with what is on its way at the end. */
export function messageRows(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  { firstUnread, now }: { firstUnread: string | null; now: Date },
): MessageRow[] {
  const stored = new Map(messages.map((message) => [message.id, message]))
  const waiting = outgoing.filter(({ id }) => !stored.has(id))
  // What is answered may have been changed since.
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
