/** The public interface of this area for other areas. */
export { makeConfirmedAccount } from './accounts.service.ts'
export { isSampleStore } from './sample.service.ts'
export { findSession, openSession } from './session.service.ts'
