/** What other areas may use of this one. */
export { listMails } from './mails.service.ts'
export { deliverSoon, putIntoOutbox, withdrawFromOutbox } from './outbox.service.ts'
