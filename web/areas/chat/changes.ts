import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { answer, api, ownState } from '../../api/client.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { queryClient } from '../../api/query-client.ts'
import { keys, profileQuery, threadQuery, type Conversation, type ConversationPage, type Profile } from './queries.ts'
import type { Thread } from './thread/thread.ts'

type Change = { id: string; part: Partial<Pick<Conversation, 'muted' | 'unreadCount'>> }
type Pages = InfiniteData<ConversationPage>

/** Changes a conversation wherever it is shown. */
function show({ id, part }: Change, client: QueryClient): void {
  const changed = (item: Conversation) => (item.id === id ? { ...item, ...part } : item)
  client.setQueriesData<Pages>(
    { queryKey: keys.conversations },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(changed) })) },
  )
  client.setQueryData<Conversation>([...keys.conversation, id], (item) => item && changed(item))
}

const optimisticConversation = optimisticChange<Change>({
  mutationKey: keys.changes,
  keys: [keys.conversations, keys.conversation],
  show,
})

const changeConversation = {
  ...optimisticConversation,
  mutationFn: ({ id, part }: Change) =>
    answer(api.PATCH('/api/apps/chat/chat', { body: { id, chat: part }, headers: ownState })),
}

export const setMuted = (id: string, muted: boolean): Promise<boolean> =>
  attempt(
    changeConversation,
    { id, part: { muted } },
    muted ? 'No se silenció la conversación.' : 'La conversación sigue silenciada.',
  )

/** Those marked as unread by hand, until they are opened again: being on the screen for a last moment does not read them. */
const leftUnread = new Set<string>()

export const beginReading = (id: string): void => void leftUnread.delete(id)

export function markUnread(id: string): Promise<boolean> {
  leftUnread.add(id)
  return attempt(changeConversation, { id, part: { unreadCount: 1 } }, 'No se marcó como no leída.')
}

const readConversation = {
  ...optimisticConversation,
  mutationFn: ({ id }: Change) =>
    answer(api.POST('/api/apps/chat/chat/mark-as-read', { body: { id }, headers: ownState })),
}

/** Marks a chat as read; where that fails it is tried with the next message, without a word. */
export async function markRead(id: string): Promise<void> {
  if (leftUnread.has(id)) return
  if (!(await attempt(readConversation, { id, part: { unreadCount: 0 } }, null))) return
  queryClient.setQueryData<Thread>(threadQuery(id).queryKey, (thread) => thread && { ...thread, firstUnread: null })
}

/** Changes what the person says about themselves. */
export const saveProfile = {
  mutationKey: [...keys.changes, 'profile'],
  mutationFn: (about: string) =>
    answer(api.PATCH('/api/apps/chat/profile', { body: { profile: { about } }, headers: ownState })),
  onSuccess: (saved: Profile) => void queryClient.setQueryData(profileQuery.queryKey, saved),
}
