/** The public interface of this area for other areas. */
export { prepareMail } from './compose.service.ts'
export { listMails } from './mails.service.ts'
export { deliverSoon, putIntoOutbox, withdrawFromOutbox, type OutgoingMail } from './outbox.service.ts'
