import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
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

/** Pages of conversations, most recent activity first. A new search shows the previous rows until its own arrive. */
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

/** The fetched part of a chat's messages. A refetch gets only what was added or changed since, and merges it. */
export function threadQuery(id: string) {
  const { queryKey } = q('listChatMessages', { id })
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Thread> => {
      const cached = queryClient.getQueryData(queryKey)
      if (!cached) return call('listChatMessages', { id }, { signal })
      const changes = await call('listChatMessages', { id, since: cached.asOf, size: 200 }, { signal })
      // Too many changes for one page: reload the latest messages instead.
      if (changes.hasNewer) return call('listChatMessages', { id }, { signal })
      return withChanges(queryClient.getQueryData(queryKey) ?? cached, changes)
    },
  })
}

export type SharedKind = 'media' | 'docs' | 'links'

/** Messages of a chat that have images, files or links, newest first, in pages. */
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

/** A file's content never changes: it has a separate key, which live events do not invalidate. */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: ['chat-file', id],
    queryFn: ({ signal }) => download('downloadChatAttachment', { id }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

/** The chat contacts that these mail addresses belong to. */
export const peopleQuery = (name: string, emails: readonly string[]) => ({
  ...q('findChatPeople', { name, emails: emails.join(',') }),
  enabled: emails.length > 0,
})

/** Creates the chat with a contact, or returns the existing one. */
export const openChat = mutate('createChat', { invalidates: [keys.conversations] })

export const foundMessagesQuery = (search: string) => ({
  ...q('findChatMessages', { search }),
  enabled: search.length > 1,
  placeholderData: keepPreviousData,
})
