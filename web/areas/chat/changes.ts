import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { call, keyOf, mutate, q } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { queryClient } from '../../api/query-client.ts'
import {
  conversationQuery,
  keys,
  threadQuery,
  type Conversation,
  type ConversationPage,
  type Profile,
} from './queries.ts'
import type { Thread } from './thread/thread.ts'

type Change = { id: string; part: Partial<Pick<Conversation, 'muted' | 'unreadCount'>> }
type Pages = InfiniteData<ConversationPage>

/** Updates a conversation in every cached list and in its own query. */
function show({ id, part }: Change, client: QueryClient): void {
  const changed = (item: Conversation) => (item.id === id ? { ...item, ...part } : item)
  client.setQueriesData<Pages>(
    { queryKey: keys.conversations },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  )
  client.setQueryData(conversationQuery(id).queryKey, (item) => item && changed(item))
}

const optimisticConversation = optimisticChange<Change>({
  mutationKey: keyOf('updateChat'),
  keys: [keys.conversations, keys.conversation],
  show,
})

const changeConversation = {
  ...optimisticConversation,
  mutationFn: ({ id, part }: Change) => call('updateChat', { body: { id, chat: part } }),
}

export const setMuted = (id: string, muted: boolean): Promise<boolean> =>
  attempt(
    changeConversation,
    { id, part: { muted } },
    muted ? 'No se silenció la conversación.' : 'La conversación sigue silenciada.',
  )

/** Conversations marked unread by hand: not marked read again until reopened, though still visible for a moment. */
const markedUnread = new Set<string>()

export const beginReading = (id: string): void => void markedUnread.delete(id)

export function markUnread(id: string): Promise<boolean> {
  markedUnread.add(id)
  return attempt(changeConversation, { id, part: { unreadCount: 1 } }, 'No se marcó como no leída.')
}

const readConversation = {
  ...optimisticConversation,
  mutationFn: ({ id }: Change) => call('markChatRead', { body: { id } }),
}

/** Marks a chat as read. A failure is silent: the next message retries. */
export async function markRead(id: string): Promise<void> {
  if (markedUnread.has(id)) return
  if (!(await attempt(readConversation, { id, part: { unreadCount: 0 } }, null))) return
  queryClient.setQueryData<Thread>(threadQuery(id).queryKey, (thread) => thread && { ...thread, firstUnread: null })
}

/** Updates the user's own chat profile. */
export const saveProfile = {
  ...mutate('updateChatProfile', { invalidates: [] }),
  onSuccess: (saved: Profile) => void queryClient.setQueryData(q('getChatProfile').queryKey, saved),
}
