import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, download, keyOf, mutate, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { withChanges, type Thread } from './thread/thread.ts'

export type Conversation = Schema<'Conversation'>
export type ConversationPage = Schema<'ConversationPage'>
export type Contact = Schema<'ChatContact'>
export type ContactSummary = Schema<'ChatContactSummary'>
export type Profile = Schema<'ChatProfile'>
export type FoundMessage = Schema<'FoundChatMessage'>

export const keys = {
  conversations: keyOf('listConversations'),
  conversation: keyOf('getConversation'),
  threads: keyOf('listChatMessages'),
}

/** The conversations, the liveliest first, page after page. While another text is searched the rows before stay. */
export function conversationsQuery(search: string) {
  const input = { search: search || undefined }
  return infiniteQueryOptions({
    queryKey: keyOf('listConversations', input),
    queryFn: ({ pageParam, signal }) =>
      call('listConversations', { ...input, after: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.items.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  })
}

export const conversationQuery = (id: string) => ({
  ...q('getConversation', { id }),
  placeholderData: () => listedConversation(id),
})

function listedConversation(id: string): Conversation | undefined {
  const lists = queryClient.getQueriesData<{ pages: ConversationPage[] }>({ queryKey: keys.conversations })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((item) => item.id === id)
}

/** The messages of a chat as far as they were fetched. A refetch brings what came and changed since. */
export function threadQuery(id: string) {
  const { queryKey } = q('listChatMessages', { id })
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Thread> => {
      const known = queryClient.getQueryData(queryKey)
      if (!known) return call('listChatMessages', { id }, { signal })
      const changes = await call('listChatMessages', { id, since: known.asOf, size: 200 }, { signal })
      // After a long absence it is shorter to start again.
      if (changes.hasNewer) return call('listChatMessages', { id }, { signal })
      return withChanges(queryClient.getQueryData(queryKey) ?? known, changes)
    },
  })
}

export type SharedKind = 'media' | 'docs' | 'links'

/** The messages of a chat that have images, files or links, the newest first, page after page. */
export function sharedQuery(id: string, kind: SharedKind) {
  const input = { id, kind, size: 12 }
  return infiniteQueryOptions({
    queryKey: keyOf('listSharedInChat', input),
    queryFn: ({ pageParam, signal }) =>
      call('listSharedInChat', { ...input, before: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.hasMore ? page.items.at(-1)?.id : undefined),
  })
}

/** The bytes of a file, which never change: not under 'chat', which live events invalidate. */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: ['chat-file', id],
    queryFn: ({ signal }) => download('downloadChatAttachment', { id }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

/** Whom of my chat's people these mail addresses belong to. */
export const peopleQuery = (name: string, emails: readonly string[]) => ({
  ...q('findChatPeople', { name, emails: emails.join(',') }),
  enabled: emails.length > 0,
})

/** The chat with somebody, opened where there is none yet. */
export const openChat = mutate('createChat', { invalidates: [keys.conversations] })

export const foundMessagesQuery = (search: string) => ({
  ...q('findChatMessages', { search }),
  enabled: search.length > 1,
  placeholderData: keepPreviousData,
})
