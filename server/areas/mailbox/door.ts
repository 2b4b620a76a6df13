/** The public interface of this area for other areas. */
export { listMails } from './mails.service.ts'
export { deliverSoon, putIntoOutbox, withdrawFromOutbox, type OutgoingMail } from './outbox.service.ts'
