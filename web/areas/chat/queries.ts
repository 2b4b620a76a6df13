import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { withChanges, type MessagePage, type Thread } from './thread/thread.ts'

export type Conversation = Schema<'Conversation'>
export type ConversationPage = Schema<'ConversationPage'>
export type Contact = Schema<'ChatContact'>
export type ContactSummary = Schema<'ChatContactSummary'>
export type Profile = Schema<'ChatProfile'>
export type FoundMessage = Schema<'FoundChatMessage'>

const headers = ownState

export const keys = {
  conversations: ['chat', 'conversations'],
  conversation: ['chat', 'conversation'],
  threads: ['chat', 'thread'],
  /** The name of changes that are under way. */
  changes: ['chat', 'changes'],
} as const

/** The conversations, the liveliest first, page after page. While another text is searched the rows before stay. */
export function conversationsQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: [...keys.conversations, search] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(search && { search }), ...(pageParam && { after: pageParam }) }
      return answer(api.GET('/api/apps/chat/conversations', { params: { query }, headers, signal }))
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.items.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.conversation, id] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/chat/conversation', { params: { query: { id } }, headers, signal })),
    placeholderData: () => listedConversation(id),
  })
}

function listedConversation(id: string): Conversation | undefined {
  const lists = queryClient.getQueriesData<{ pages: ConversationPage[] }>({ queryKey: keys.conversations })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)
}

type Stretch = { before?: string; after?: string; around?: string; since?: string; size?: number }

export function fetchMessages(id: string, stretch: Stretch, signal?: AbortSignal): Promise<MessagePage> {
  const params = { query: { id, ...stretch } }
  return answer(api.GET('/api/apps/chat/messages', { params, headers, ...(signal && { signal }) }))
}

/** The messages of a chat as far as they were fetched. Asking again brings what came and changed since. */
export function threadQuery(id: string) {
  const queryKey = [...keys.threads, id] as const
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Thread> => {
      const known = queryClient.getQueryData<Thread>(queryKey)
      if (!known) return fetchMessages(id, {}, signal)
      const changes = await fetchMessages(id, { since: known.asOf, size: 200 }, signal)
      // After a long absence it is shorter to start again.
      if (changes.hasNewer) return fetchMessages(id, {}, signal)
      return withChanges(queryClient.getQueryData<Thread>(queryKey) ?? known, changes)
    },
  })
}

export type SharedKind = 'media' | 'docs' | 'links'

/** The messages of a chat that have images, files or links, the newest first, page after page. */
export function sharedQuery(id: string, kind: SharedKind) {
  return infiniteQueryOptions({
    queryKey: ['chat', 'shared', id, kind],
    queryFn: ({ pageParam, signal }) => {
      const query = { id, kind, size: 12, ...(pageParam && { before: pageParam }) }
      return answer(api.GET('/api/apps/chat/shared', { params: { query }, headers, signal }))
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.items.at(-1)?.id : undefined),
  })
}

export function downloadFile(id: string, signal?: AbortSignal): Promise<Blob> {
  const params = { query: { id } }
  const call = api.GET('/api/apps/chat/attachment', {
    params,
    headers,
    ...(signal && { signal }),
    parseAs: 'blob',
  })
  return answer(call) as Promise<unknown> as Promise<Blob>
}

/** The bytes of a file, which never change. Not under 'chat', whose news ask again for all that is. */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: ['chat-file', id],
    queryFn: ({ signal }) => downloadFile(id, signal),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

export const contactsQuery = queryOptions({
  queryKey: ['chat', 'contacts'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/chat/contacts', { headers, signal })),
})

export function contactQuery(id: string) {
  return queryOptions({
    queryKey: ['chat', 'contact', id],
    queryFn: ({ signal }) => answer(api.GET('/api/apps/chat/contact', { params: { query: { id } }, headers, signal })),
  })
}

/** Whom of my chat's people these mail addresses belong to. */
export function peopleQuery(name: string, emails: readonly string[]) {
  return queryOptions({
    queryKey: ['chat', 'people', name, ...emails],
    queryFn: ({ signal }) => {
      const query = { name, emails: emails.join(',') }
      return answer(api.GET('/api/apps/chat/people', { params: { query }, headers, signal }))
    },
    enabled: emails.length > 0,
  })
}

/** The chat with somebody, opened where there is none yet. */
export const openChat = {
  mutationKey: [...keys.changes, 'open'],
  mutationFn: (contactId: string) =>
    answer(api.POST('/api/apps/chat/chat', { body: { chat: { contactId } }, headers: ownState })),
  onSuccess: () => void queryClient.invalidateQueries({ queryKey: keys.conversations }),
}

export const profileQuery = queryOptions({
  queryKey: ['chat', 'profile'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/chat/profile', { headers, signal })),
})

export function foundMessagesQuery(search: string) {
  return queryOptions({
    queryKey: ['chat', 'found', search],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/chat/found', { params: { query: { search } }, headers, signal })),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  })
}
