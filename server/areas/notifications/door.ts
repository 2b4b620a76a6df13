/** The public interface of this area for other areas. */
export { changeNotificationText, markNotificationSeen, putNotification, withdrawNotification } from './service.ts'
