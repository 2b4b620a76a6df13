import { createPersonalStore } from './local-state.ts'

/** Unsent text by conversation id. */
export const drafts = createPersonalStore<Readonly<Record<string, string>>>('drafts', {})

export function setDraft(chatId: string, text: string): void {
  const { [chatId]: _before, ...others } = drafts.get()
  drafts.set(text ? { ...others, [chatId]: text } : others)
}
