import { mutationOptions } from '@tanstack/react-query'
import { feedOptions } from '../../api/feed-options.ts'
import { call, q } from '../../api/operations.ts'
import { optimistic } from '../../api/optimistic.ts'
import type { Schema } from '../../api/types.ts'

export type Notification = Schema<'Notification'>

export const notificationsQuery = q('listNotifications')

export const notifications = feedOptions<Notification>(notificationsQuery, {
  create: (notification) => call('createNotification', { body: { notification } }),
  change: (id, notification) => call('updateNotification', { body: { id, notification } }, { keepalive: true }),
  readAll: () => call('readAllNotifications'),
  remove: (id) => call('deleteNotification', { id }),
})

export type NotificationSetting = Schema<'NotificationSetting'>
export type NotificationKind = NotificationSetting['kind']

export const notificationSettingsQuery = q('getNotificationSettings')

type SettingChange = Schema<'NotificationSettingPatch'>

export const changeNotificationSetting = mutationOptions({
  ...optimistic<NotificationSetting[], SettingChange>(notificationSettingsQuery.queryKey, (settings, change) =>
    settings.map((setting) => (setting.kind === change.kind ? { ...setting, ...change } : setting)),
  ),
  mutationFn: (change: SettingChange) => call('updateNotificationSettings', { body: { settings: [change] } }),
})
