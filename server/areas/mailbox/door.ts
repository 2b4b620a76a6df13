/** The public interface of this area for other areas. */
export { listMails } from './mails.service.ts'
export { deliverSoon, putIntoOutbox, withdrawFromOutbox } from './outbox.service.ts'
