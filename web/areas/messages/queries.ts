import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { optimistic } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Message = Schema<'Message'>

export const messagesQuery = queryOptions({
  queryKey: ['messages'],
  queryFn: ({ signal }) => answer(api.GET('/api/common/messages', { headers: ownState, signal })),
})

const { queryKey } = messagesQuery
/** Finishes even where the page is left meanwhile, as a link may do. */
const change = (id: string, message: Schema<'MessagePatch'>) =>
  answer(api.PATCH('/api/common/messages', { body: { id, message }, headers: ownState, keepalive: true }))

/** Of several, one is changed. */
const withOne = (list: Message[], id: string, part: Partial<Message>) =>
  list.map((item) => (item.id === id ? { ...item, ...part } : item))

export const toggleMessageRead = mutationOptions({
  ...optimistic<Message[], Message>(queryKey, (list, { id, read }) => withOne(list, id, { read: !read })),
  mutationFn: ({ id }: Message) =>
    answer(api.POST('/api/common/messages/toggle-read-status', { body: { message: { id } }, headers: ownState })),
})

/** Marks as read what was opened. Unlike the toggle, saying it twice changes nothing. */
export const readMessage = mutationOptions({
  ...optimistic<Message[], Message>(queryKey, (list, { id }) => withOne(list, id, { read: true, seen: true })),
  mutationFn: ({ id }: Message) => change(id, { read: true, seen: true }),
})

/** Notes that the panel was opened since these came. */
export const seeMessages = mutationOptions({
  ...optimistic<Message[], Message[]>(queryKey, (list, unseen) => {
    const ids = new Set(unseen.map(({ id }) => id))
    return list.map((item) => (ids.has(item.id) ? { ...item, seen: true } : item))
  }),
  mutationFn: (unseen: Message[]) => Promise.all(unseen.map(({ id }) => change(id, { seen: true }))),
})

export const readAllMessages = mutationOptions({
  ...optimistic<Message[], void>(queryKey, (list) => list.map((item) => ({ ...item, read: true, seen: true }))),
  mutationFn: () => answer(api.GET('/api/common/messages/mark-all-as-read', { headers: ownState })),
})

export const deleteMessage = mutationOptions({
  ...optimistic<Message[], Message>(queryKey, (list, { id }) => list.filter((item) => item.id !== id)),
  mutationFn: ({ id }: Message) =>
    answer(api.DELETE('/api/common/messages', { params: { query: { id } }, headers: ownState })),
})

/** Takes a deletion back: the same message again, at its place, under another id. */
export const restoreMessage = mutationOptions({
  ...optimistic<Message[], Message>(queryKey, (list, restored) =>
    [...list, restored].toSorted((a, b) => b.time.localeCompare(a.time)),
  ),
  mutationFn: ({ id: _id, ...message }: Message) =>
    answer(api.POST('/api/common/messages', { body: { message }, headers: ownState })),
})
