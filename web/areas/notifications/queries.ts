import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { optimistic } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Notification = Schema<'Notification'>

export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => answer(api.GET('/api/common/notifications', { headers: ownState, signal })),
})

const { queryKey } = notificationsQuery
/** Finishes even where the page is left meanwhile, as a link may do. */
const change = (id: string, notification: Schema<'NotificationPatch'>) =>
  answer(api.PATCH('/api/common/notifications', { body: { id, notification }, headers: ownState, keepalive: true }))

/** Of several, one is changed. */
const withOne = (list: Notification[], id: string, part: Partial<Notification>) =>
  list.map((item) => (item.id === id ? { ...item, ...part } : item))

export const toggleNotificationRead = mutationOptions({
  ...optimistic<Notification[], Notification>(queryKey, (list, { id, read }) => withOne(list, id, { read: !read })),
  mutationFn: ({ id }: Notification) =>
    answer(
      api.POST('/api/common/notifications/toggle-read-status', { body: { notification: { id } }, headers: ownState }),
    ),
})

/** Marks as read what was opened. Unlike the toggle, saying it twice changes nothing. */
export const readNotification = mutationOptions({
  ...optimistic<Notification[], Notification>(queryKey, (list, { id }) =>
    withOne(list, id, { read: true, seen: true }),
  ),
  mutationFn: ({ id }: Notification) => change(id, { read: true, seen: true }),
})

/** Notes that the panel was opened since these came. */
export const seeNotifications = mutationOptions({
  ...optimistic<Notification[], Notification[]>(queryKey, (list, unseen) => {
    const ids = new Set(unseen.map(({ id }) => id))
    return list.map((item) => (ids.has(item.id) ? { ...item, seen: true } : item))
  }),
  mutationFn: (unseen: Notification[]) => Promise.all(unseen.map(({ id }) => change(id, { seen: true }))),
})

export const readAllNotifications = mutationOptions({
  ...optimistic<Notification[], void>(queryKey, (list) => list.map((item) => ({ ...item, read: true, seen: true }))),
  mutationFn: () => answer(api.GET('/api/common/notifications/mark-all-as-read', { headers: ownState })),
})

export const deleteNotification = mutationOptions({
  ...optimistic<Notification[], Notification>(queryKey, (list, { id }) => list.filter((item) => item.id !== id)),
  mutationFn: ({ id }: Notification) =>
    answer(api.DELETE('/api/common/notifications', { params: { query: { id } }, headers: ownState })),
})

/** Takes a deletion back: the same notification again, at its place, under another id. */
export const restoreNotification = mutationOptions({
  ...optimistic<Notification[], Notification>(queryKey, (list, restored) =>
    [...list, restored].toSorted((a, b) => b.time.localeCompare(a.time)),
  ),
  mutationFn: ({ id: _id, ...notification }: Notification) =>
    answer(api.POST('/api/common/notifications', { body: { notification }, headers: ownState })),
})
