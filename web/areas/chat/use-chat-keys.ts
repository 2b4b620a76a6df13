import { useKeys } from '../../lib/use-keys.ts'
import { markUnread, setMuted } from './changes.ts'
import type { Chat } from './use-chat.ts'

/** Binds the chat's keyboard shortcuts. */
export function useChatKeys(chat: Chat, on: { isOn: boolean; openNew: () => void; openKeys: () => void }): void {
  const { conversations, chatId, view } = chat
  const place = conversations.findIndex(({ id }) => id === chatId)
  const current = conversations[place]
  const step = (direction: 1 | -1) => {
    const next = place < 0 ? conversations[0] : conversations[place + direction]
    if (next) chat.open(next.id)
  }
  const escape = () => {
    if (view.panel) chat.changeView({ panel: null })
    else if (chatId) chat.close()
  }
  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      m: () => current && void setMuted(current.id, !current.muted),
      u: () => {
        if (!current) return
        chat.close()
        void markUnread(current.id)
      },
      i: () => chatId && chat.changeView({ panel: view.panel === 'contacto' ? null : 'contacto' }),
      c: on.openNew,
      '/': () => document.getElementById('chat-search')?.focus(),
      '?': on.openKeys,
      Escape: escape,
    },
    on.isOn,
  )
}
