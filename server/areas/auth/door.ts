/** What other areas may use of this one. */
export { makeConfirmedAccount } from './accounts.service.ts'
export { isSampleStore } from './sample.service.ts'
export { findSession, openSession } from './session.service.ts'
