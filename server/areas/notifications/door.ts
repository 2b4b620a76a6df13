/** The public interface of this area for other areas. */
export { changeNotificationText, markNotificationSeen, putNotification } from './service.ts'
