import type { Handlers } from '../../http/contract.ts'
import {
  createNotification,
  deleteNotification,
  listNotifications,
  markAllNotificationsAsRead,
  toggleNotificationReadStatus,
  updateNotification,
} from './service.ts'

export const notificationsHandlers: Handlers<
  | 'listNotifications'
  | 'createNotification'
  | 'updateNotification'
  | 'deleteNotification'
  | 'markAllNotificationsAsRead'
  | 'toggleNotificationReadStatus'
> = {
  listNotifications: (c) => listNotifications(c.var.ctx),
  createNotification: (c) => createNotification(c.var.ctx, c.req.valid('json').notification),
  updateNotification: (c) => {
    const { id, notification } = c.req.valid('json')
    return updateNotification(c.var.ctx, id, notification)
  },
  deleteNotification: (c) => deleteNotification(c.var.ctx, c.req.valid('query').id),
  markAllNotificationsAsRead: (c) => markAllNotificationsAsRead(c.var.ctx),
  toggleNotificationReadStatus: (c) => toggleNotificationReadStatus(c.var.ctx, c.req.valid('json').notification.id),
}
