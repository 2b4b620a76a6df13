import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useMedia } from '../../lib/use-media.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { addressOf, chatView } from './place.ts'
import { conversationsQuery } from './queries.ts'

/** State shared by the parts of the chat: the list, the open conversation and navigation. */
export type Chat = ReturnType<typeof useChat>

export const rowId = (chatId: string): string => `conversation-${chatId}`

export function useChat(chatId: string | null) {
  const navigate = useNavigate()
  const [view, changeView] = useUrlState(chatView)
  const list = useInfiniteQuery(conversationsQuery(view.search.trim()))
  const conversations = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isPhone = useMedia('(width < 43.75rem)')
  const isWide = useMedia('(width >= 80rem)')
  /** A conversation's address, with the current search and panel. */
  const linkTo = (id: string | null, message: string | null = null) => addressOf(id, { ...view, message })
  const open = (id: string) => void navigate(linkTo(id))
  const close = () => void navigate(addressOf(null, { search: view.search }))
  const unread = list.data?.pages[0]?.unread ?? 0
  return { chatId, view, changeView, list, conversations, unread, isPhone, isWide, linkTo, open, close }
}
