import type { AreaHandlers } from '../../http/contract.ts'
import {
  createNotification,
  deleteNotification,
  listNotifications,
  markAllNotificationsAsRead,
  readAllNotifications,
  toggleNotificationReadStatus,
  updateNotification,
} from './service.ts'
import { getNotificationSettings, updateNotificationSettings } from './settings.service.ts'

export const notificationsHandlers: AreaHandlers<'notifications'> = {
  listNotifications: (c) => listNotifications(c.get('ctx')),
  createNotification: (c) => createNotification(c.get('ctx'), c.req.valid('json').notification),
  updateNotification: (c) => {
    const { id, notification } = c.req.valid('json')
    return updateNotification(c.get('ctx'), id, notification)
  },
  deleteNotification: (c) => deleteNotification(c.get('ctx'), c.req.valid('query').id),
  markAllNotificationsAsRead: (c) => markAllNotificationsAsRead(c.get('ctx')),
  readAllNotifications: (c) => readAllNotifications(c.get('ctx')),
  toggleNotificationReadStatus: (c) => toggleNotificationReadStatus(c.get('ctx'), c.req.valid('json').notification.id),
  getNotificationSettings: (c) => getNotificationSettings(c.get('ctx')),
  updateNotificationSettings: (c) => updateNotificationSettings(c.get('ctx'), c.req.valid('json').settings),
}
