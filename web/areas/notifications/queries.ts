import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { feedOptions } from '../../api/feed-options.ts'
import { optimistic } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Notification = Schema<'Notification'>

const path = '/api/common/notifications'
const headers = ownState

export const notifications = feedOptions<Notification>('notifications', {
  list: (signal) => answer(api.GET(path, { headers, signal })),
  create: (notification) => answer(api.POST(path, { body: { notification }, headers })),
  change: (id, notification) => answer(api.PATCH(path, { body: { id, notification }, headers, keepalive: true })),
  readAll: () => answer(api.POST(`${path}/mark-all-as-read`, { headers })),
  remove: (id) => answer(api.DELETE(path, { params: { query: { id } }, headers })),
})

export const notificationsQuery = notifications.query

export type NotificationSetting = Schema<'NotificationSetting'>
export type NotificationKind = NotificationSetting['kind']
/** The person's settings change with each other on all devices; their keys begin alike. */
export const notificationSettingsQuery = queryOptions({
  queryKey: ['settings', 'notifications'],
  queryFn: ({ signal }) => answer(api.GET(`${path}/settings`, { headers, signal })),
})

type SettingChange = Schema<'NotificationSettingPatch'>

export const changeNotificationSetting = mutationOptions({
  ...optimistic<NotificationSetting[], SettingChange>(notificationSettingsQuery.queryKey, (settings, change) =>
    settings.map((setting) => (setting.kind === change.kind ? { ...setting, ...change } : setting)),
  ),
  mutationFn: (change: SettingChange) =>
    answer(api.PATCH(`${path}/settings`, { body: { settings: [change] }, headers })),
})
