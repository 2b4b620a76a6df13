import { answer, api, ownState } from '../../api/client.ts'
import { feedOptions } from '../../api/feed-options.ts'
import type { Schema } from '../../api/types.ts'

export type Notification = Schema<'Notification'>

const path = '/api/common/notifications'
const headers = ownState

export const notifications = feedOptions<Notification>('notifications', {
  list: (signal) => answer(api.GET(path, { headers, signal })),
  create: (notification) => answer(api.POST(path, { body: { notification }, headers })),
  change: (id, notification) => answer(api.PATCH(path, { body: { id, notification }, headers, keepalive: true })),
  toggle: (id) => answer(api.POST(`${path}/toggle-read-status`, { body: { notification: { id } }, headers })),
  readAll: () => answer(api.GET(`${path}/mark-all-as-read`, { headers })),
  remove: (id) => answer(api.DELETE(path, { params: { query: { id } }, headers })),
})

export const notificationsQuery = notifications.query
