/** What other areas may use of this one. */
export { changeNotificationText, markNotificationSeen, putNotification } from './service.ts'
