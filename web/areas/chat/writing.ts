import { createPersonalStore } from './local-state.ts'
import type { Message } from './thread/thread.ts'

export type Quote = NonNullable<Message['replyTo']>

/** A reply or an edit in progress in the message field. Survives a reload. */
export type Writing = { replyTo?: Quote; edit?: { message: Message; text: string } }

export const writings = createPersonalStore<Readonly<Record<string, Writing>>>('writings', {})

export const fieldId = 'chat-message'

export function setWriting(chatId: string, writing: Writing | null): void {
  const { [chatId]: _before, ...others } = writings.get()
  writings.set(writing ? { ...others, [chatId]: writing } : others)
}

const focusField = () => document.getElementById(fieldId)?.focus()

export const quoteOf = ({ id, value, isMine, attachments }: Message): Quote => ({
  id,
  value: value.slice(0, 300) || (attachments?.[0]?.name ?? ''),
  isMine,
})

export function beginReply(message: Message): void {
  setWriting(message.chatId, { replyTo: quoteOf(message) })
  focusField()
}

export function beginEdit(message: Message, text = message.value): void {
  setWriting(message.chatId, { edit: { message, text } })
  focusField()
}
